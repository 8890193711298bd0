/** Names of people who share one device. They are kept here: to the server all their seats are one guest's. */

const key = (table: string): string => `larceny.names.${table}`

export function keepNames(table: string, names: Record<number, string>): void {
  try {
    localStorage.setItem(key(table), JSON.stringify(names))
  } catch {
    // They are called by the guest's name then.
  }
}

export function localName(table: string, seat: number, shared: boolean): string {
  if (!shared) return ''
  try {
    const names = JSON.parse(localStorage.getItem(key(table)) ?? '{}') as Record<string, string>
    return names[seat] ?? ''
  } catch {
    return ''
  }
}
