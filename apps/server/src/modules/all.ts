import { crm } from './crm/index.ts'
import { desk } from './desk/index.ts'
import { knowledge } from './knowledge/index.ts'
import { labor } from './labor/index.ts'
import { mes } from './mes/index.ts'
import { mmr } from './mmr/index.ts'
import { mps } from './mps/index.ts'
import { outsourcing } from './outsourcing/index.ts'
import { pda } from './pda/index.ts'
import { pdp } from './pdp/index.ts'
import { qms } from './qms/index.ts'
import { scm } from './scm/index.ts'
import type { ServerModule } from './serverModule.ts'
import { shared } from './shared/index.ts'
import { system } from './system/index.ts'
import { talent } from './talent/index.ts'
import { walls } from './walls/index.ts'
import { wms } from './wms/index.ts'
import { work } from './work/index.ts'

/** Every module of the company. */
export const modules: readonly ServerModule[] = [
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
]
