import type { Core } from '../resource/core.ts'
import { announcement } from './announcement.ts'
import { apiScope } from './apiScope.ts'
import { client, usualSecretLength } from './client.ts'
import { customer } from './customer.ts'
import { customerContacts } from './customerContacts.ts'
import { dataScope } from './dataScope.ts'
import { department } from './department.ts'
import { fileManager } from './fileManager.ts'
import { fileShare } from './fileShare.ts'
import { jumpLink } from './jumpLink.ts'
import { leave } from './leave.ts'
import { material } from './material.ts'
import { note } from './note.ts'
import { organisation } from './organisation.ts'
import { pdaAuthority, pdaUrlRule, pdaVersion } from './pda.ts'
import { post } from './post.ts'
import { projectFile } from './projectFile.ts'
import { purchaseOrder } from './purchaseOrder.ts'
import { region } from './region.ts'
import { ship } from './ship.ts'
import { smsMessage } from './smsMessage.ts'
import { sopDoc } from './sopDoc.ts'
import { supplier } from './supplier.ts'
import { tenantPackage } from './tenantPackage.ts'
import { registration, user } from './user.ts'
import { wikiArticle } from './wikiArticle.ts'

export {
  announcement,
  apiScope,
  client,
  customer,
  customerContacts,
  dataScope,
  department,
  fileManager,
  fileShare,
  jumpLink,
  leave,
  material,
  note,
  organisation,
  pdaAuthority,
  pdaUrlRule,
  pdaVersion,
  post,
  projectFile,
  purchaseOrder,
  region,
  registration,
  ship,
  smsMessage,
  sopDoc,
  supplier,
  tenantPackage,
  user,
  usualSecretLength,
  wikiArticle,
}

/** Every resource of the platform, by key. Adding one here gives it its table, calls, permissions, menu entry and screens. */
export const resources: Readonly<Record<string, Core>> = Object.fromEntries(
  [
    customer,
    customerContacts,
    department,
    leave,
    material,
    organisation,
    purchaseOrder,
    ship,
    smsMessage,
    supplier,
    user,
    post,
    region,
    client,
    tenantPackage,
    pdaVersion,
    pdaUrlRule,
    pdaAuthority,
    announcement,
    sopDoc,
    jumpLink,
    dataScope,
    apiScope,
    wikiArticle,
    note,
    fileShare,
    fileManager,
    projectFile,
  ].map((core) => [core.key, core as Core]),
)

/** The resource of a key; throws for a key nobody declared, which is a fault of ours and not of a caller. */
export function resource(key: string): Core {
  const core = resources[key]
  if (!core) throw new Error(`No resource is declared with the key "${key}". Add it to packages/contract/src/resources.`)
  return core
}
