import type { MemoryRow } from '../gateway.ts'
import * as crm from './crm.ts'
import * as demand from './demand.ts'
import * as erpOrders from './erpOrders.ts'
import * as experiments from './experiments.ts'
import * as knowledge from './knowledge.ts'
import * as labor from './labor.ts'
import * as mes from './mes.ts'
import * as mmr from './mmr.ts'
import * as mmrMaterials from './mmrMaterials.ts'
import * as mmrPeople from './mmrPeople.ts'
import * as outsourcing from './outsourcing.ts'
import * as pda from './pda.ts'
import * as plant from './plant.ts'
import * as printing from './printing.ts'
import * as production from './production.ts'
import * as projectCases from './projectCases.ts'
import * as projectPapers from './projectPapers.ts'
import * as projects from './projects.ts'
import * as schedules from './schedules.ts'
import * as scm from './scm.ts'
import * as scmDocuments from './scmDocuments.ts'
import * as scmMaster from './scmMaster.ts'
import * as selling from './selling.ts'
import * as stock from './stock.ts'
import * as system from './system.ts'
import * as talent from './talent.ts'
import * as wms from './wms.ts'
import * as work from './work.ts'

/** A small company for stories and tests: a plant in Suzhou, one in Bắc Ninh, and who they deal with. Rows by resource, newest first. */
export const samples: Readonly<Record<string, readonly MemoryRow[]>> = {
  ...crm,
  ...demand,
  ...erpOrders,
  ...experiments,
  ...knowledge,
  ...labor,
  ...mes,
  ...mmr,
  ...mmrMaterials,
  ...mmrPeople,
  ...outsourcing,
  ...pda,
  ...plant,
  ...printing,
  ...production,
  ...projectPapers,
  ...projectCases,
  ...projects,
  ...schedules,
  ...scm,
  ...scmDocuments,
  ...scmMaster,
  ...selling,
  ...stock,
  ...system,
  ...talent,
  ...wms,
  ...work,
}
