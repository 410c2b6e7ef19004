/** A name that colleagues recognise and strangers do not: 王*, Nguyễn *. */
export function masked(name: string): string {
  if (name === '') return ''
  const family = /\s/.test(name.trim()) ? `${name.trim().split(/\s+/)[0]} ` : ([...name][0] ?? '')
  return `${family}*`
}
