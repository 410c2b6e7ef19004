import { describe, expect, it } from 'vitest'
import { addressAfter, arrivalIn } from './arrival.ts'

const ticket = 'A'.repeat(43)
const at = (address: string) => {
  const { pathname, search } = new URL(address, 'https://portal.example')
  return { pathname, search }
}
const after = (address: string) => {
  const arrival = arrivalIn(at(address))
  return arrival && addressAfter(arrival, at(address))
}

describe('a page that is opened with a ticket', () => {
  it('takes it from the query or from the state of a transfer, and keeps neither in the address', () => {
    expect(arrivalIn(at(`/transfer/erp?token=${ticket}`))).toEqual({ kind: 'ticket', ticket, scene: 'erp', to: '/' })
    expect(arrivalIn(at(`/transfer/erp/${ticket}`))).toMatchObject({ ticket, scene: 'erp' })
    expect(arrivalIn(at('/transfer/erp/7'))).toMatchObject({ ticket: '', scene: 'erp' })
    for (const address of [`/transfer/erp?token=${ticket}`, `/transfer/erp/${ticket}`, `/transfer/erp/x?token=${ticket}&a=1`])
      expect(after(address)).toBe('/transfer/erp')
    expect(after(`/transfer?token=${ticket}`)).toBe('/transfer')
  })

  it('takes it on white-listed pages only, which go on with the rest of their address', () => {
    expect(arrivalIn(at(`/sop-doc?id=7&token=${ticket}`))).toEqual({ kind: 'ticket', ticket, scene: '', to: '/sop-doc?id=7' })
    expect(after(`/sop-doc?id=7&token=${ticket}`)).toBe('/sop-doc?id=7')
    for (const address of [`/crm/customer?token=${ticket}`, `/desk/index?token=${ticket}`, '/sop-doc?id=7', '/'])
      expect(arrivalIn(at(address))).toBeUndefined()
  })

  it('survives an address that cannot be read', () => {
    expect(arrivalIn({ pathname: '/transfer/%E0%A4%A', search: '' })).toBeUndefined()
  })
})

describe('a page to which a third party sends back', () => {
  it('takes what came and keeps nothing of it in the address', () => {
    const come = '/oauth/redirect/corp?code=c&state=s&iss=https%3A%2F%2Fidp.example'
    expect(arrivalIn(at(come))).toEqual({ kind: 'social', source: 'corp', code: 'c', state: 's', iss: 'https://idp.example' })
    expect(after(come)).toBe('/oauth/redirect/corp')
    expect(arrivalIn(at('/login/social?source=wechat&code=c&state=s'))).toMatchObject({ kind: 'social', source: 'wechat' })
    expect(after('/login/social?source=wechat&code=c&state=s')).toBe('/login/social')
  })
})
