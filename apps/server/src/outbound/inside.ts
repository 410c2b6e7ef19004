import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Addresses of this machine and of private networks, and those that no public server has. */
const inside = new BlockList()
const networks = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.168.0.0/16', '198.18.0.0/15', '224.0.0.0/4', '240.0.0.0/4'],
  // Loopback and the like, translated IPv4, tunnels, unique local, link local, multicast.
  ...['::/127', '64:ff9b::/96', '64:ff9b:1::/48', '2001::/32', '2002::/16', 'fc00::/7', 'fe80::/10', 'ff00::/8'],
] as const
for (const network of networks) {
  const [address = '', bits] = network.split('/')
  inside.addSubnet(address, Number(bits), address.includes(':') ? 'ipv6' : 'ipv4')
}

/** Whether a host is an address in figures of this machine or a private network; IPv6 with its brackets or without. */
export function isInside(host: string): boolean {
  const address = host.replace(/^\[|\]$/g, '')
  const version = isIP(address)
  return version !== 0 && inside.check(address, version === 6 ? 'ipv6' : 'ipv4')
}

/** What is said of an address that should lead outside and does not. */
export const liesInside = 'it lies in a private network'

/** Resolves a name as the system does, and refuses one that leads inside: what is connected to is what was looked at. */
export const lookUpOutside: LookupFunction = (name, options, done) => {
  lookup(name, { ...options, all: true }, (error, found) => {
    const [first] = found ?? []
    if (error || !first) return done(error ?? new Error('it has no address'), '')
    if (found.some(({ address }) => isInside(address))) return done(new Error(liesInside), '')
    if (options.all) done(null, found)
    else done(null, first.address, first.family)
  })
}
