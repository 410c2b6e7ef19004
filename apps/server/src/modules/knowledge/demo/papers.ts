import { Readable } from 'node:stream'
import { insertRows } from '../../../db/insertRows.ts'
import { asStoredFile, type StoredRow } from '../../../files/stored.ts'
import { maxBytes } from '../../../files/upload.ts'
import type { DemoContext } from '../../../seed/demo/step.ts'
import { type DemoRecord, idAt, type Person, type World } from '../../../seed/demo/world.ts'

/** A file that is stored with the record that holds it. */
type Paper = { name: string; text: string }
export type Draft = { record: DemoRecord; papers: readonly Paper[] }

const personOf = (world: World, account: string): Person =>
  world.people.find((person) => person.account === account) ?? world.admin

const notes: readonly { by: string; days: number; on?: number; values: Record<string, unknown> }[] = [
  {
    by: 'admin',
    days: -1,
    on: 2,
    values: {
      title: '周五前答复华东汽车的节拍方案',
      status: 'pinned',
      color: 'red',
      tags: '客户 节拍',
      content: '目标节拍 42 秒；机器人夹具换型不超过 90 秒。\n等机械组的三维干涉结果，周四下午碰一次。',
    },
  },
  {
    by: 'admin',
    days: -3,
    values: {
      title: '新员工账号开通步骤',
      color: 'blue',
      tags: '系统',
      content: '1. 建账号，选部门与岗位。\n2. 授角色，先给“员工”。\n3. 首次密码当面交给本人。',
    },
  },
  {
    by: 'admin',
    days: -6,
    on: 9,
    values: {
      title: '月末盘点前冻结物料主数据',
      color: 'yellow',
      tags: '物料 盘点',
      content: '盘点当天 8:00 到 18:00 不改单位与类别。',
    },
  },
  {
    by: 'admin',
    days: -12,
    values: {
      title: '质量体系年审要准备的记录',
      color: 'green',
      tags: '质量 年审',
      content: '内审报告、管理评审、纠正措施各一份。',
    },
  },
  {
    by: 'sales',
    days: -2,
    on: 1,
    values: {
      title: '拜访海川重工：带电池线样片',
      status: 'pinned',
      color: 'yellow',
      tags: '客户',
      content: '对方关心换型时间与备件周期。',
    },
  },
  { by: 'sales', days: -8, values: { title: '报价有效期统一写 30 天', color: 'grey', tags: '报价', content: '' } },
  {
    by: 'buyer',
    days: -4,
    values: { title: '伺服电机交期确认', color: 'red', tags: '交期', content: '汇川 0.75 kW 缺货，先问台达替代型号。' },
  },
  {
    by: 'worker',
    days: -1,
    on: 0,
    values: {
      title: 'Mang cờ lê lực đi hiệu chuẩn',
      color: 'blue',
      tags: 'dụng cụ',
      content: 'Hai chiếc 25 N·m và một chiếc 100 N·m, trả trước 16 giờ.',
    },
  },
]

/** What the people of the sample accounts wrote down for themselves. */
export const makeNotes = (world: World): DemoRecord[] =>
  notes.map(({ by, days, on, values }, index) => {
    const at = world.calendar.at(days, 11, index)
    const noteDate = on === undefined ? null : world.calendar.day(on)
    return { id: idAt(at, index), at, by: personOf(world, by), values: { status: 'open', ...values, noteDate } }
  })

const travel = `差旅标准（元/天）
城市        住宿  餐补
一线城市     450   100
省会城市     380    80
其他城市     300    80
越南        380   100
高铁二等座；飞行超过四小时可乘商务座以外的任意舱位。`

const checklist = `预验收准备清单
1. 空运转 8 小时记录
2. 节拍、良率、CPK 报表
3. 备件与易损件清单
4. 操作、维护手册各两份`

export function makeShares(world: World): Draft[] {
  const { day } = world.calendar
  const shares = [
    { by: 'admin', days: -20, papers: [{ name: '差旅标准.txt', text: travel }], values: { title: '差旅标准', isForAll: true } },
    {
      by: 'planner',
      days: -5,
      papers: [{ name: '预验收准备清单.txt', text: checklist }],
      values: { title: '电池线预验收准备', shareDeptId: 'd09', endDate: day(25), remark: '请质量部补充检具。' },
    },
    {
      by: 'sales',
      days: -2,
      papers: [{ name: '客户需求摘要.txt', text: '海川重工：年产 12 万套，两班；换型不超过 15 分钟。' }],
      values: { title: '海川重工需求摘要', shareUserId: personOf(world, 'planner').id, endDate: day(10) },
    },
    {
      by: 'planner',
      days: -40,
      papers: [{ name: '国庆排班.txt', text: '十月一日至三日留守：装配两人、电气一人、仓库一人。' }],
      values: { title: '国庆留守排班', isForAll: true, endDate: day(-12) },
    },
  ]
  return shares.map(({ by, days, papers, values }, index) =>
    draft(world, { by, days, index, papers, values: { isForAll: false, ...values } }),
  )
}

const documents = [
  ['质量手册', '质量', 'quality', 'D', '质量方针：一次做对，数据说话，持续改进。'],
  ['来料检验标准', '质量/检验标准', 'quality', 'B', '关键件 AQL 0.65，一般件 AQL 1.5；尺寸逐项记录。'],
  ['出厂检验标准', '质量/检验标准', 'quality', 'A', '空运转 8 小时无报警；安全回路逐项动作试验。'],
  ['非标设备技术协议模板', '销售/模板', 'template', 'C', '一、设备范围　二、节拍与良率　三、验收办法　四、质保'],
  ['电气设计规范', '技术/规范', 'specification', 'B', '线号、端子、接地与屏蔽；柜内温升不超过 20 K。'],
  ['机械制图规范', '技术/规范', 'specification', 'A', '未注公差按 GB/T 1804-m；表面粗糙度 Ra 3.2。'],
  ['设备采购合同范本', '采购/合同', 'contract', 'B', '付款 3-3-3-1；质保自终验收起十二个月。'],
  ['Quy định an toàn xưởng Bắc Ninh', 'Bắc Ninh/An toàn', 'specification', 'A', 'Mũ, giày và kính bảo hộ trong khu vực lắp ráp.'],
] as const

/** Documents of the company in their folders. */
export const makeDocuments = (world: World): Draft[] =>
  documents.map(([fileName, folder, category, edition, text], index) =>
    draft(world, {
      by: 'admin',
      days: -120 + index * 11,
      index,
      papers: [{ name: `${fileName} ${edition}.txt`, text }],
      values: {
        fileName,
        folder,
        category,
        edition,
        ownerId: personOf(world, 'inspector').id,
        validFrom: world.calendar.day(-110 + index * 11),
      },
    }),
  )

const projects = [
  ['XM26-018', '电池模组装配线', ['design', 'acceptance'], ['总体布局图', '预验收报告']],
  ['XM26-021', 'Dây chuyền lắp ráp Bắc Ninh', ['design', 'assembly'], ['Bố trí mặt bằng', 'Biên bản chạy thử']],
  ['XM26-025', '转向节机加工自动线', ['design', 'making'], ['总体布局图', '夹具加工清单']],
  ['XM25-044', '冰箱门体发泡线', ['acceptance', 'delivered'], ['终验收报告', '备件清单']],
] as const
const categories = {
  design: 'drawing',
  making: 'specification',
  assembly: 'minutes',
  acceptance: 'quality',
  delivered: 'template',
}

/** Files of the projects under way, by stage. */
export const makeProjectFiles = (world: World): Draft[] =>
  projects
    .flatMap(([projectCode, projectName, stages, names]) =>
      stages.map((stage, at) => ({ projectCode, projectName, stage, fileName: names[at] ?? '' })),
    )
    .map((values, index) =>
      draft(world, {
        by: 'planner',
        days: -70 + index * 7,
        index,
        papers: [{ name: `${values.projectCode} ${values.fileName}.txt`, text: `${values.projectName}\n${values.fileName}` }],
        values: { ...values, category: categories[values.stage], edition: 'A', ownerId: personOf(world, 'planner').id },
      }),
    )

type Given = { by: string; days: number; index: number; papers: readonly Paper[]; values: Record<string, unknown> }

function draft(world: World, { by, days, index, papers, values }: Given): Draft {
  const at = world.calendar.at(days, 15, index)
  return { record: { id: idAt(at, index), at, by: personOf(world, by), values }, papers }
}

/** Stores the contents of files and answers the records with them. */
export async function withPapers(
  { tx, config, services }: Pick<DemoContext, 'tx' | 'config' | 'services'>,
  drafts: readonly Draft[],
): Promise<DemoRecord[]> {
  const rows: (StoredRow & Record<string, unknown>)[] = []
  const records: DemoRecord[] = []
  for (const { record, papers } of drafts) {
    const own = papers.map(({ name, text }, at) => ({ id: idAt(record.at, 900 + at + 10 * records.length), name, text }))
    const stored = await Promise.all(
      own.map(async ({ id, name, text }) => {
        const storage_key = `${config.tenantId}/${id}`
        const size = await services.files.put(storage_key, Readable.from([Buffer.from(text)]), maxBytes)
        return { id, storage_key, original_name: name, type: 'text/plain', size }
      }),
    )
    rows.push(
      ...stored.map((row) => ({
        ...row,
        tenant_id: config.tenantId,
        business_type: 'demo',
        create_user: record.by.id,
        create_time: record.at,
      })),
    )
    records.push({ ...record, values: { ...record.values, files: stored.map(asStoredFile) } })
  }
  await insertRows(tx, 'stored_file', rows)
  return records
}
