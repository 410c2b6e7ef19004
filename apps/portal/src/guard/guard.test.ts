import { describe, expect, it } from 'vitest'
import { guard, isWhiteListed, type Known, type Visit } from './guard.ts'

const current: Known['versions'] = { loaded: '1', published: '1', reloadedFor: [], hasUnsaved: false }
const somebody: Known = { versions: current, isSignedIn: true, pwStatus: 0 }
const nobody: Known = { versions: current, isSignedIn: false }

function visit(address: string): Visit {
  const { pathname, search, origin } = new URL(address, 'https://portal.example')
  return { pathname, search, origin }
}

describe('the guard of routes, rule by rule', () => {
  it('a page of another version is loaded anew before anything else', () => {
    const outdated = { ...current, published: '2' }
    expect(guard(visit('/crm/customer'), { ...somebody, versions: outdated })).toEqual({ type: 'reload' })
    expect(guard(visit('/transfer/erp'), { ...nobody, versions: outdated })).toEqual({ type: 'reload' })
  })

  it('unsaved input is never lost to a new version: the page goes on and says so', () => {
    const unsaved = { ...current, published: '2', hasUnsaved: true }
    expect(guard(visit('/crm/customer'), { ...somebody, versions: unsaved })).toMatchObject({ type: 'show', isOutdated: true })
  })

  it('/transfer bypasses the rest, also for whoever has a password to change', () => {
    expect(guard(visit('/transfer/erp/7?token=t'), { ...somebody, pwStatus: 1 })).toEqual({ type: 'bypass' })
    expect(guard(visit('/transfer'), nobody)).toEqual({ type: 'bypass' })
    expect(guard(visit('/transferred'), nobody)).toMatchObject({ type: 'go' })
  })

  it.each(['/login', '/login/social', '/sop-doc?id=7', '/jump/7', '/process-priview', '/oauth/redirect/wechat', '/404', '/403'])(
    'the white list needs nobody signed in: %s',
    (address) => {
      expect(guard(visit(address), nobody)).toMatchObject({ type: 'show', isPublic: true, hasChrome: false, hasTab: false })
    },
  )

  it('whoever has menus keeps them around a page that is not there', () => {
    expect(guard(visit('/404'), somebody)).toMatchObject({ type: 'show', hasChrome: true, hasTab: false })
    expect(guard(visit('/sop-doc'), somebody)).toMatchObject({ type: 'show', hasChrome: false })
  })

  it('the white list is no test for a part of an address', () => {
    for (const path of ['/crm/sop-doc', '/sop-docs', '/login2', '/x/login', '/desk/index', '/jumps/1', '/'])
      expect(isWhiteListed(path)).toBe(false)
  })

  it('a token is taken on white-listed pages only, and leaves the address with nothing else of it', () => {
    expect(guard(visit('/sop-doc?id=7&token=abc&x=1'), nobody)).toEqual({
      type: 'exchange',
      token: 'abc',
      to: '/sop-doc?id=7&x=1',
    })
    expect(guard(visit('/jump/7?token=abc'), somebody)).toMatchObject({ type: 'exchange', to: '/jump/7' })
    expect(guard(visit('/crm/customer?token=abc'), somebody)).toMatchObject({ type: 'show' })
  })

  it('the menu flag, of the entry or in the address, takes the menus away', () => {
    expect(guard(visit('/crm/customer'), somebody)).toMatchObject({ hasChrome: true, hasTab: true })
    expect(guard(visit('/crm/customer?menu=false'), somebody)).toMatchObject({ hasChrome: false, hasTab: false })
    expect(guard(visit('/crm/customer'), { ...somebody, meta: { menu: false } })).toMatchObject({ hasChrome: false })
  })

  it('isAuth=false makes a page public', () => {
    expect(guard(visit('/board/day'), { ...nobody, meta: { isAuth: false } })).toMatchObject({ type: 'show', isPublic: true })
  })

  it('isTab=false shows a page without a tab', () => {
    expect(guard(visit('/crm/customer'), { ...somebody, meta: { isTab: false } })).toMatchObject({
      hasChrome: true,
      hasTab: false,
    })
  })

  it('a target opens a safe address in a new window, and nothing else', () => {
    const target: Known = { ...somebody, meta: { target: '_blank' }, allowedOrigins: ['https://erp.example'] }
    const opened = (url: string) => guard(visit(`/out?url=${encodeURIComponent(url)}`), target)
    expect(opened('{host}/dashboard/shipping')).toEqual({ type: 'open', url: 'https://portal.example/dashboard/shipping' })
    expect(opened('https://erp.example/orders?id=1')).toEqual({ type: 'open', url: 'https://erp.example/orders?id=1' })
    for (const evil of ['javascript:alert(1)', '//evil.example', 'https://portal.example@evil.example', 'data:text/html,x', ''])
      expect(opened(evil)).toEqual({ type: 'refuse' })
    expect(guard(visit('/out?url=https://erp.example'), { ...target, isSignedIn: false })).toMatchObject({ type: 'go' })
  })

  it('nobody signed in goes to the login page, which remembers where they wanted to go', () => {
    expect(guard(visit('/crm/customer?q=苏州'), nobody)).toEqual({
      type: 'go',
      to: `/login?to=${encodeURIComponent(`/crm/customer${new URL('http://x/?q=苏州').search}`)}`,
    })
  })

  it('whoever is signed in leaves the login page for what they wanted', () => {
    expect(guard(visit('/login'), somebody)).toEqual({ type: 'go', to: '/' })
    expect(guard(visit('/login?to=%2Fcrm%2Fcustomer'), somebody)).toEqual({ type: 'go', to: '/crm/customer' })
  })

  it('a password that is due comes before every page but its own and the public ones', () => {
    const due: Known = { ...somebody, pwStatus: 1 }
    expect(guard(visit('/desk/index'), due)).toEqual({ type: 'go', to: '/resetPassword' })
    expect(guard(visit('/resetPassword'), due)).toMatchObject({ type: 'show' })
    expect(guard(visit('/404'), due)).toMatchObject({ type: 'show' })
  })
})
