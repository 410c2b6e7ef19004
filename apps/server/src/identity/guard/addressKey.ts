import { isIPv6 } from 'node:net'

const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i

/** What an address is counted under: IPv4 as it is, of IPv6 the network of 64 bits, since whoever has one of its addresses has all. */
export function addressKey(address: string): string {
  const old = mapped.exec(address)?.[1]
  if (old) return old
  if (!isIPv6(address)) return address
  const [whole = ''] = address.split('%')
  const [head = '', tail] = whole.split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right]
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}
