import { type Language, type MenuButton, type MenuDetail, permissionsOf, say } from '@bip/contract'
import { permitted } from '@bip/contract/resources'
import type { Route } from '../../http/route.ts'
import { allPermissions } from '../../permissions/permissions.ts'

/** Codes that one may do on the page of an entry: those of its resource, or those that share the beginning of its own. */
function codesOf(permission: string): { code: string; hasScope: boolean }[] {
  const family = permission.slice(0, permission.indexOf('_'))
  const core = permitted[family]
  if (core) return permissionsOf(core).map(({ code }) => ({ code, hasScope: true }))
  return allPermissions.flatMap(({ code }) => (family && code.startsWith(`${family}_`) ? [{ code, hasScope: false }] : []))
}

const asked = ({ access }: Route): readonly string[] => ('permission' in access ? [access.permission].flat() : [])

/** What may be done on a page, with the calls that each code opens: what the server itself asks for, not a list beside it. */
export function buttonsOf({ permission }: MenuDetail, routes: readonly Route[], language: Language): MenuButton[] {
  return codesOf(permission).map(({ code, hasScope }) => {
    const known = allPermissions.find((one) => one.code === code)
    return {
      code,
      hasScope,
      name: known ? say(known.label, language) : code,
      apis: routes.filter((one) => asked(one).includes(code)).map(({ method, path }) => ({ method, path })),
    }
  })
}
