/** What a form begins with: records of a resource, and the name of what is made from them there. */
export type MakingAsked = { resource: string; making: string; ids: readonly string[] }

/** The same as it stands in an address. */
export const makingParams = ({ resource, making, ids }: MakingAsked): Record<string, string> => ({
  making: `${resource}.${making}`,
  from: ids.join(','),
})

/** What an address asks to be made; undefined where it asks for nothing. */
export function makingAsked(search: URLSearchParams): MakingAsked | undefined {
  const [resource, making] = search.get('making')?.split('.') ?? []
  const ids = search.get('from')?.split(',').filter(Boolean) ?? []
  return resource && making && ids.length > 0 ? { resource, making, ids } : undefined
}
