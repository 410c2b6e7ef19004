import { crm } from './crm/module.ts'
import { desk } from './desk/module.ts'
import { knowledge } from './knowledge/module.ts'
import { labor } from './labor/module.ts'
import { mes } from './mes/module.ts'
import { mmr } from './mmr/module.ts'
import { mps } from './mps/module.ts'
import { outsourcing } from './outsourcing/module.ts'
import { pda } from './pda/module.ts'
import { pdp } from './pdp/module.ts'
import { qms } from './qms/module.ts'
import { scm } from './scm/module.ts'
import { shared } from './shared/module.ts'
import { system } from './system/module.ts'
import { talent } from './talent/module.ts'
import { walls } from './walls/module.ts'
import { wms } from './wms/module.ts'
import { work } from './work/module.ts'

/** Every module of the company, in the order of the menu. */
export const modules = [
  desk,
  work,
  crm,
  pdp,
  mps,
  mmr,
  mes,
  qms,
  scm,
  wms,
  outsourcing,
  labor,
  talent,
  knowledge,
  walls,
  system,
  pda,
  shared,
] as const

type GroupsOf<M> = M extends { groups: infer G } ? keyof G & string : never

declare module '../resource/menu.ts' {
  interface MenuGroups extends Record<GroupsOf<(typeof modules)[number]>, true> {}
}
