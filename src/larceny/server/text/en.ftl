# Why a request is refused.

reason-host-only = Only the host of the table can do that.
reason-players-only = Only those who have a seat can do that.
reason-not-while-lobby = The game has not begun yet.
reason-not-while-playing = That cannot be done while the game is running.
reason-not-while-over = The game is over.
reason-not-while-frozen = This table is frozen.
reason-no-such-seat = There is no such seat at this table.
reason-not-your-seat = That seat is not yours.
reason-seat-taken = Somebody sits there already.
reason-seat-in-use = The player of that seat is here: no link can be given for it.
reason-seat-is-kept = That player may come back at any moment: a link can be given as soon as a bot plays for them.
reason-seat-is-free = That seat is free: the invite link is enough.
reason-seats-free = { $count ->
    [one] One seat is still free
   *[other] { $count } seats are still free
}: invite somebody or put bots there.
reason-stale = The table has changed in the meantime. Look again, and choose again.
reason-paused = The game is paused.
reason-bot-plays-for-you = A bot is playing for you. Take your seat back first.
reason-resigned = You have resigned; a bot plays your seat to the end.
reason-no-such-level = There is no such bot; there are { $levels }.
reason-bad-link = This link is no longer good. Ask for a new one.
reason-not-yourself = You cannot send yourself away.
reason-no-such-guest = That guest is not at this table.
reason-banned = The host has sent you away from this table.
reason-no-entry = This table is open only to those who have its link.
reason-locked = The host lets nobody new in.
reason-no-spectators = Nobody may watch this table while it plays.
reason-too-many-spectators = There is no more room for spectators.
reason-too-fast = One thing after the other, please.
reason-no-hints = Hints are switched off at this table.
reason-no-adviser = No bot of this game can say what it would do.
reason-not-asked = You are not asked anything now.
reason-muted = The host does not let you talk here.
reason-no-team = You have no team to talk to.
reason-too-many-marks = A team can mark { $count } things at most.
reason-nothing-said = There is nothing to be read in that.
reason-bad-name = A name has 1 to { $longest } visible letters.
reason-bad-clock = A clock has up to a day in the bank and up to an hour of increment.
reason-bad-message = That message cannot be understood: { $what }.
reason-frozen = This table is frozen; nothing can be done here any more.
reason-damaged = The log of this table is damaged or has been changed: it is not guessed how the game went on.
reason-other-rules = This table began under rules { $began } of { $title }; rules { $installed } are installed now. It can be finished with the release it began with.
reason-other-game = There is no game “{ $game }” here as this table plays it.
reason-unreadable = This table is frozen: its game cannot be read with what is installed here.
reason-unfinished = The game in this transcript is not finished.
reason-bad-transcript = That is no transcript that can be played again: { $what }
reason-no-such-table = There is no such table.
reason-not-finished = The game is not finished: nothing of it is shown to anybody.
reason-no-guest = First say what you want to be called.
reason-wrong-origin = This page does not belong to this server.
reason-too-many = Too much at once: wait a minute.
reason-too-large = That is too large.
reason-no-such-page = There is no such page.
reason-no-such-method = That cannot be done here.
reason-no-such-game = There is no such game.
reason-no-lesson = There is no lesson for this game.
reason-bad-request = That request cannot be understood: { $what }.
reason-broken = Something went wrong here. It has been noted.
reason-no-room = The server cannot write anything now, so nothing was done. Try again later.
reason-has-a-seat = You have a seat in this game: you cannot take another player’s.
reason-seat-is-a-bots = A bot plays that seat: no link can be given for it.
reason-unknown-game = There is no game “{ $game }”; there are { $games }.

# Why a connection is closed.

farewell-stopping = The server is being restarted. You will be back in a moment.
farewell-kicked = The host has sent you away from this table.
farewell-retry = The last move could not be kept. The table is being set up again.
farewell-protocol = This page and the server do not understand each other. Reload the page.
farewell-refused = You cannot come to this table.
farewell-slow = The connection is too slow; it is being set up again.
farewell-flood = That was too much at once.
farewell-no-table = There is no such table. Perhaps the link is old or not whole.
farewell-too-large = That was too large.
farewell-crowd = Too many connections come from your network. This page tries again in a moment.
