import { type RowTable, rowsOfTable, rowTableOf } from '../../wire/rowTable.ts'

/** Calls about a plan as a whole, beside those of its items. */
export const planCalls = {
  /** `GET ?projectId=`: answers a `WholePlanAnswer`. */
  plan: '/blade-bip/plus/plan-item/plan',
  /** `POST` a `Replanning`; answers `{ versions }`. All of it is stored or nothing. */
  replan: '/blade-bip/plus/plan-item/replan',
  /** `POST` an `ImportedPlan`; answers a `PlanImportResult`. All of it is stored or nothing. */
  importPlan: '/blade-bip/plus/plan-item/import-plan',
  /** `GET ?id=`: answers a `TemplatePlanAnswer`. */
  template: '/blade-bip/plus/plan-template/plan',
  /** `GET ?id=`: answers a `RowTable` of `BaselineRow`, what one baseline kept of each item. */
  baseline: '/blade-bip/plus/plan-baseline/rows',
} as const

/** An item as a baseline kept it; days are `YYYY-MM-DD`. */
export type BaselineRow = { itemId: string; itemNo: string; itemName: string; planStart: string; planEnd: string }

/** `lagUnit` is in which days a lag counts; working days where it is not said. */
export type PlanLinkRow = {
  predecessorId: string
  linkType: 'FS' | 'SS' | 'FF' | 'SF'
  lag: number
  lagUnit?: 'working' | 'calendar' | null
}

/** An item as the plan of its project is drawn; days are `YYYY-MM-DD`. */
export type PlanRow = {
  id: string
  version: number
  itemNo: string
  name: string
  parentId: string | null
  itemType: string
  phase: string | null
  status: string
  ownerId: string | null
  ownerName: string | null
  deptName?: string | null
  /** Who changed it last. */
  updatedBy?: string | null
  updatedById?: string
  planStart: string
  planEnd: string
  duration: number
  /** Where its work stops, as `splitsOf` reads it. */
  splits: string | null
  deadline: string | null
  constraintType: string | null
  constraintDate: string | null
  actualStart: string | null
  actualEnd: string | null
  baselineStart: string | null
  baselineEnd: string | null
  progress: number
  plannedHours: number | null
  links: PlanLinkRow[]
}

/** Days on which a person is away, `YYYY-MM-DD`. */
export type Absence = { personId: string; from: string; to: string }

export type WholePlan = {
  project: { id: string; name: string; code: string; planStart: string; planEnd: string; deliveryDate: string | null }
  /** In the order of the plan. */
  items: PlanRow[]
  /** The caller may change the plan. */
  mayEdit: boolean
  /** Days that differ from the standard week, `YYYY-MM-DD`: free ones, and weekend days that are worked. */
  holidays: string[]
  workedDays: string[]
  /** Leave that was granted to those who do its items; both ends counted. */
  absences: Absence[]
}

type SentItem = Omit<PlanRow, 'links' | 'ownerName' | 'deptName' | 'updatedBy'> & { deptId: string | null }
type SentLink = PlanLinkRow & { itemId: string }

/** A plan as it is sent: its items, what each follows, and the names of people and departments by id, each told once. */
export type WholePlanAnswer = Omit<WholePlan, 'items'> & {
  items: RowTable<SentItem>
  links: RowTable<SentLink>
  people: Record<string, string>
  departments: Record<string, string>
}

/** The plan that was sent, each item with its links and names. */
export function wholePlanOf({ items, links, people, departments, ...rest }: WholePlanAnswer): WholePlan {
  const byItem = new Map<string, PlanLinkRow[]>()
  for (const { itemId, ...link } of rowsOfTable(links)) {
    const known = byItem.get(itemId)
    if (known) known.push(link)
    else byItem.set(itemId, [link])
  }
  const nameIn = (names: Record<string, string>, id: string | null | undefined): string | null => (id ? names[id] : null) ?? null
  const rows = rowsOfTable(items).map(
    ({ deptId, ...item }): PlanRow => ({
      ...item,
      ownerName: nameIn(people, item.ownerId),
      deptName: nameIn(departments, deptId),
      updatedBy: nameIn(people, item.updatedById),
      links: byItem.get(item.id) ?? [],
    }),
  )
  return { ...rest, items: rows }
}

/** The same the other way, for gateways that hold whole plans; departments are known by their names there. */
export function sentPlanOf({ items, ...rest }: WholePlan): WholePlanAnswer {
  const people = items.flatMap(({ ownerId, ownerName, updatedById, updatedBy }) => [
    [ownerId, ownerName],
    [updatedById, updatedBy],
  ])
  return {
    ...rest,
    items: rowTableOf(
      items.map(({ links: _links, ownerName: _owner, updatedBy: _by, deptName = null, ...item }) => ({
        ...item,
        deptId: deptName,
      })),
    ),
    links: rowTableOf(items.flatMap(({ id: itemId, links }) => links.map((link) => ({ itemId, ...link })))),
    people: Object.fromEntries(people.filter(([id, name]) => id && name)),
    departments: Object.fromEntries(items.flatMap(({ deptName }) => (deptName ? [[deptName, deptName]] : []))),
  }
}

/** What becomes of one item; fields that are absent stay. `version` is that which was seen. */
export type ReplannedItem = {
  id: string
  version: number
  planStart?: string
  planEnd?: string
  /** With its date, or both null for none. */
  constraintType?: string | null
  constraintDate?: string | null
  deadline?: string | null
  splits?: string | null
  progress?: number
  planItemName?: string
  /** All that it follows from now on. */
  links?: PlanLinkRow[]
}

export type Replanning = {
  projectId: string
  items: ReplannedItem[]
  /** Why an approved plan changes; asked for where it does. */
  changeType?: string
  changeReason?: string
}

/** Statuses in which dates change freely, those that need a reason, and the rest, which stay as they are. */
export const replanning = { free: ['planning', 'changing'], reasoned: ['toStart', 'inProgress', 'delayed'] } as const

/** Whether a change of an item in this status needs a reason. Progress alone never does. */
export const needsReason = (status: string, item: ReplannedItem): boolean =>
  replanning.reasoned.some((one) => one === status) &&
  (['planStart', 'planEnd', 'links', 'planItemName', 'splits', 'deadline', 'constraintType'] as const).some(
    (key) => item[key] !== undefined,
  )

/** Whether an item in this status may be replanned at all. */
export const mayReplan = (status: string): boolean => [...replanning.free, ...replanning.reasoned].some((one) => one === status)

/** A task of a project file as an item of a plan; numbers tell tasks apart and who follows whom. Days are `YYYY-MM-DD`. */
export type ImportedPlanItem = {
  code: string
  name: string
  /** Number of the item that it belongs to. */
  parent: string | null
  itemType: 'phase' | 'task' | 'milestone'
  planStart: string
  planEnd: string
  /** 0 to 100. */
  progress: number
  deadline: string | null
  /** As `splitsOf` reads it. */
  splits: string | null
  constraintType: string | null
  constraintDate: string | null
  plannedHours: number | null
  /** Taken where one person alone has the name. */
  ownerName: string | null
  links: { from: string; type: PlanLinkRow['linkType']; lag: number; lagUnit?: PlanLinkRow['lagUnit'] }[]
}

/** An earlier plan that a file holds: first and last day by the number of the item, as `2026-03-02/2026-03-06`. */
export type ImportedBaseline = { name: string; days: Record<string, string> }

export type ImportedPlan = Pick<Replanning, 'projectId' | 'changeType' | 'changeReason'> & {
  items: ImportedPlanItem[]
  /** Kept under their names; one that the project has already is not kept again. */
  baselines?: ImportedBaseline[]
}

/** How many items were made and changed; `kept` are those that differ and whose status lets nobody change them. `baselines` are those that were new. */
export type PlanImportResult = { created: number; changed: number; kept: number; changeNo: string | null; baselines?: number }

/** An item of a template as its plan is drawn; days count from the start of a project. */
export type TemplateRow = {
  id: string
  version: number
  itemNo: string
  name: string
  parentId: string | null
  itemType: string
  phase: string | null
  role: string | null
  startDay: number
  workDays: number
}

/** The plan of a template as it is sent. */
export type TemplatePlanAnswer = {
  /** It is a draft, and the caller may change its items. */
  mayEdit: boolean
  items: RowTable<TemplateRow>
  links: RowTable<SentLink>
}
