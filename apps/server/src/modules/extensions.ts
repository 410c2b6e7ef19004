import type { Extension } from '../resources/extension.ts'
import { leaveExtension } from './leave/extension.ts'
import { clientExtension } from './system/client.ts'
import { departmentExtension } from './system/department.ts'
import { regionExtension } from './system/region.ts'
import { apiScopeExtension, dataScopeExtension } from './system/scopes.ts'
import { smsMessageExtension } from './system/smsMessage.ts'
import { tenantPackageExtension } from './system/tenantPackage.ts'
import { userExtension } from './user/extension.ts'
import { wikiArticleExtension } from './wikiArticle.ts'

/** What single resources do beyond their cores, by key. A resource that is not named here does just what its core says. */
export const extensions: Readonly<Record<string, Extension>> = {
  apiScope: apiScopeExtension,
  client: clientExtension,
  dataScope: dataScopeExtension,
  department: departmentExtension,
  leave: leaveExtension,
  region: regionExtension,
  smsMessage: smsMessageExtension,
  tenantPackage: tenantPackageExtension,
  user: userExtension,
  wikiArticle: wikiArticleExtension,
}
