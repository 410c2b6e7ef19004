import * as crm from './crm/index.ts'
import * as desk from './desk/index.ts'
import * as knowledge from './knowledge/index.ts'
import * as labor from './labor/index.ts'
import * as mes from './mes/index.ts'
import * as mmr from './mmr/index.ts'
import * as mps from './mps/index.ts'
import * as outsourcing from './outsourcing/index.ts'
import * as pda from './pda/index.ts'
import * as pdp from './pdp/index.ts'
import * as qms from './qms/index.ts'
import * as scm from './scm/index.ts'
import * as shared from './shared/index.ts'
import * as system from './system/index.ts'
import * as talent from './talent/index.ts'
import * as walls from './walls/index.ts'
import * as wms from './wms/index.ts'
import * as work from './work/index.ts'

/** What each module exports; a resource stands under its own key. */
export const declared: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  crm,
  desk,
  knowledge,
  labor,
  mes,
  mmr,
  mps,
  outsourcing,
  pda,
  pdp,
  qms,
  scm,
  shared,
  system,
  talent,
  walls,
  wms,
  work,
}
