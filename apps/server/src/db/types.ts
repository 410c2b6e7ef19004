import pg from 'pg'

const { builtins } = pg.types

/** `2026-11-20 06:53:21.123456+00` (sessions run in UTC) as `2026-11-20T06:53:21.123Z`, the form of the wire. */
export function isoInstant(text: string): string {
  const parts = /^(\d+-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?\+00$/.exec(text)
  return parts ? `${parts[1]}T${parts[2]}.${(parts[3] ?? '').padEnd(3, '0').slice(0, 3)}Z` : text
}

const same = (text: string) => text
const parsers = new Map<number, (text: string) => unknown>([
  [builtins.TIMESTAMPTZ, isoInstant],
  [builtins.DATE, same],
  [builtins.NUMERIC, same],
  // Counts; nothing that is stored is so big.
  [builtins.INT8, Number],
])

/**
 * How values are read, alike on both databases: instants are ISO 8601 with Z, days `YYYY-MM-DD`, decimals strings, counts numbers;
 * JSON and arrays as `pg` reads them.
 */
export const valueTypes = {
  // The package's own signature, whose answer depends on the type asked for.
  getTypeParser: ((id: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(id)) || pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser,
}
