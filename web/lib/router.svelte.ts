/** Where the page is: the home page, a table, its TV view, a replay, or a lesson. */

export type Route =
  | { page: 'home' }
  | { page: 'table' | 'tv' | 'replay' | 'lesson'; table: string } // of a lesson: the game

const PAGES = { t: 'table', tv: 'tv', r: 'replay', learn: 'lesson' } as const

function read(): Route {
  const [, first = '', table = ''] = location.pathname.split('/')
  if (table && Object.hasOwn(PAGES, first)) return { page: PAGES[first as keyof typeof PAGES], table }
  return { page: 'home' }
}

const here: { route: Route } = $state({ route: read() })
addEventListener('popstate', () => (here.route = read()))

export const route = (): Route => here.route

/** Go to another page of ours. */
export function go(path: string): void {
  history.pushState(null, '', path)
  here.route = read()
  scrollTo(0, 0)
}

/** For links: a plain click stays in the page, all others do what the browser does. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  go(event.currentTarget.pathname + event.currentTarget.search + event.currentTarget.hash)
}
