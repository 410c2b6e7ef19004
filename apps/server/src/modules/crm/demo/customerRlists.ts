import { createRandom, type Random } from '../../../seed/demo/random.ts'
import { type DemoRecord, idAt, madeOf, peopleOf, type World } from '../../../seed/demo/world.ts'
import { changeReasons, wantedEquipment } from './rlistTexts.ts'

type Row = Record<string, unknown>
type Settings = { list: DemoRecord | undefined; technical: DemoRecord | undefined }

/** Demand schedules of the younger opportunities, many of them in several versions of which each changes what was asked before. */
export function makeCustomerRlists(world: World, count: number): DemoRecord[] {
  const random = createRandom('rlists')
  const settings = madeOf(world, 'rlistConfigue')
  const engineers = peopleOf(world, 'd05')
  const owners = new Map(madeOf(world, 'customer').map(({ id, values }) => [id, values]))
  const opps = madeOf(world, 'opps').filter(
    ({ values }) => values.oppsStatusId !== 'visit' && values.customerId && values.technology,
  )
  const records: DemoRecord[] = []
  let number = 0
  for (const opp of opps.toReversed()) {
    if (records.length + 3 > count) break
    number += 1
    const technology = String(opp.values.technology)
    const listMode = random.pick(['line', 'line', 'line', 'machine', 'machine', 'retrofit', 'spare'])
    const found: Settings = {
      list: settings.find(({ values }) => values.listMode === listMode && values.configueKind === 'list'),
      technical: settings.find(({ values }) => values.technology === technology && values.configueKind === 'technology'),
    }
    const versions = random.pick([1, 1, 2, 2, 3])
    const made = Date.parse(opp.at)
    const owner = owners.get(String(opp.values.customerId))
    let rows = rowsOf(random, technology, found)
    let firstId: string | null = null
    let baseId: string | null = null
    for (let version = 1; version <= versions; version += 1) {
      const days = Math.min(-1, Math.floor((made - world.calendar.now.getTime()) / 86_400_000) + version * random.whole(4, 9))
      const at = world.calendar.at(days, random.whole(8, 17), random.whole(0, 59))
      const id = idAt(at, records.length)
      if (version > 1) rows = changed(random, rows)
      const isLast = version === versions
      const state = isLast ? random.pick(['draft', 'review', 'confirmed', 'confirmed']) : 'superseded'
      records.push({
        id,
        at,
        by: opp.by,
        values: {
          rlistNo: `RL-${world.calendar.day(0).slice(0, 4)}-${String(number).padStart(4, '0')}`,
          versionNo: String(version),
          name: `${opp.values.oppsName}需求清单`,
          rlistStatus: state,
          customerId: opp.values.customerId,
          oppsId: opp.id,
          contactId: opp.values.contactId,
          configueId: found.list?.id ?? null,
          technology,
          technologyConfigueId: found.technical?.id ?? null,
          receivedOn: world.calendar.day(days),
          neededOn: world.calendar.day(days + random.whole(60, 180)),
          engineerId: opp.values.tpmUserId ?? random.pick(engineers).id,
          site: owner?.address ?? null,
          changeReason: version > 1 ? random.pick(changeReasons) : null,
          returnReason: null,
          baseId,
          firstId,
          confirmedBy: state === 'confirmed' || state === 'superseded' ? opp.by.id : null,
          confirmedAt: state === 'confirmed' || state === 'superseded' ? world.calendar.at(Math.min(-1, days + 2), 16, 20) : null,
          items: rows,
          remark: null,
          attachments: [],
          ownerId: owner?.ownerId ?? null,
          ownerDept: owner?.ownerDept ?? null,
        },
      })
      firstId ??= id
      baseId = id
    }
  }
  return records
}

function rowsOf(random: Random, technology: string, { list, technical }: Settings): Row[] {
  const equipment = wantedEquipment[technology] ?? []
  const count = random.whole(5, 14)
  return Array.from({ length: count }, (_, at) => {
    const [itemName, specification, price] = equipment[at % Math.max(1, equipment.length)] ?? ['设备', '', 100_000]
    return {
      itemNo: String((at + 1) * 10),
      itemName,
      station: `OP${(at + 1) * 10}`,
      specification,
      quantity: String(random.pick([1, 1, 1, 2, 2, 3, 4])),
      unit: itemName.includes('输送') ? 'm' : 'set',
      neededOn: null,
      targetPrice: `${Math.round((price * random.whole(85, 115)) / 100 / 1000) * 1000}.00`,
      ...cellsOf(random, list, at),
      ...cellsOf(random, technical, at),
      remark: null,
    }
  })
}

const textsOf: Readonly<Record<string, readonly string[]>> = {
  工序: ['上料', '定位', '压装', '焊接', '检测', '下线'],
  品牌要求: ['西门子', '三菱', '不限', 'SMC', '发那科'],
  验收标准: ['连续运行 8 h', 'CPK ≥ 1.33', '试产 300 件', '按技术协议'],
  设备尺寸: ['1800×1600×2200', '2400×2000×2400'],
  改造内容: ['更换电控', '增加视觉', '夹具换型', '接入 MES'],
  母材: ['AL6061', 'DC04', 'SUS304', 'Q355'],
  表面粗糙度: ['0.8', '1.6', '3.2'],
  颜色: ['RAL9005', 'RAL7035', '白色'],
  检测项目: ['气密', '尺寸', '外观', '功能'],
}

/** What the configured columns hold: figures for figures, one of its words for a choice. */
function cellsOf(random: Random, setting: DemoRecord | undefined, at: number): Row {
  const columns = Array.isArray(setting?.values.columns) ? (setting.values.columns as Row[]) : []
  return Object.fromEntries(
    columns.map(({ cell, title, columnKind, choices }) => {
      if (columnKind === 'number') return [cell, String(random.whole(2, 90))]
      if (columnKind === 'choice') return [cell, random.pick(String(choices).split(';'))]
      if (columnKind === 'date') return [cell, null]
      const texts = textsOf[String(title)]
      return [
        cell,
        texts ? (texts[at % texts.length] ?? null) : `${String.fromCharCode(65 + (at % 6))}-${random.whole(100, 999)}`,
      ]
    }),
  )
}

/** Some rows ask for other figures, one goes, one comes. */
function changed(random: Random, rows: readonly Row[]): Row[] {
  const kept = rows.length > 5 && random.chance(0.5) ? rows.filter((_, at) => at !== rows.length - 2) : [...rows]
  const next = kept.map((row): Row => {
    if (random.chance(0.65)) return { ...row }
    return {
      ...row,
      quantity: String(Number(row.quantity) + random.pick([1, 1, 2])),
      ...(random.chance(0.4) && { specification: `${row.specification}，带数据追溯` }),
    }
  })
  const [first] = rows
  if (first && random.chance(0.6)) {
    const last = Math.max(...next.map(({ itemNo }) => Number(itemNo)))
    next.push({
      ...first,
      itemNo: String(last + 10),
      station: `OP${last + 10}`,
      itemName: '返修工作站',
      specification: '带 MES 终端',
    })
  }
  return next
}
