import type { DemoRecord, World } from '../../../seed/demo/world.ts'
import { idAt } from '../../../seed/demo/world.ts'

/** A column: its title in three languages, kind, unit or choices, whether it must be filled, and what customers call it. */
type Column = readonly [zh: string, en: string, vi: string, kind: string, more?: string, isRequired?: boolean, others?: string]

const lists: Readonly<Record<string, readonly Column[]>> = {
  line: [
    ['工序', 'Operation', 'Công đoạn', 'text', '', true, '工艺步骤;process step'],
    ['节拍', 'Cycle time', 'Nhịp', 'number', 's', true, 'CT;takt;节拍时间'],
    ['自动化程度', 'Automation', 'Mức tự động', 'choice', '自动;半自动;手动', false, '自动化'],
    ['人员', 'Operators', 'Số người', 'number', '人', false, '操作人数;headcount'],
    ['品牌要求', 'Brands asked for', 'Thương hiệu yêu cầu', 'text', '', false, '指定品牌;brand'],
    ['验收标准', 'Acceptance', 'Tiêu chuẩn nghiệm thu', 'text', '', false, '验收;FAT/SAT'],
  ],
  machine: [
    ['产品型号', 'Product', 'Mã sản phẩm', 'text', '', true, '产品;part'],
    ['产能', 'Output', 'Sản lượng', 'number', 'pcs/h', true, 'UPH;产量'],
    ['设备尺寸', 'Footprint', 'Kích thước', 'text', 'mm', false, '外形;size'],
    ['电源', 'Power supply', 'Nguồn điện', 'choice', '380V;220V', false, '电压;voltage'],
    ['品牌要求', 'Brands asked for', 'Thương hiệu yêu cầu', 'text', '', false, '指定品牌;brand'],
  ],
  retrofit: [
    ['原设备编号', 'Old machine', 'Mã máy cũ', 'text', '', true, '设备编号;asset no'],
    ['改造内容', 'What is changed', 'Nội dung cải tạo', 'text', '', true, '内容;scope'],
    ['停机窗口', 'Downtime', 'Thời gian dừng', 'number', 'h', false, '停机时间'],
    ['可停机日期', 'Stop possible on', 'Ngày được dừng', 'date', '', false, '停机日期'],
  ],
  spare: [
    ['客户料号', 'Customer’s part number', 'Mã vật tư của khách', 'text', '', true, '料号;part no'],
    ['适用设备', 'For machine', 'Dùng cho máy', 'text', '', false, '设备'],
    ['安全库存', 'Safety stock', 'Tồn an toàn', 'number', '', false, 'min stock'],
    ['是否易损件', 'Wear part', 'Phụ tùng hao mòn', 'choice', '是;否', false, '易损'],
  ],
}

const technologies: Readonly<Record<string, readonly [string, ...(readonly Column[])]>> = {
  welding: [
    '焊接',
    ['母材', 'Base metal', 'Vật liệu nền', 'text', '', true],
    ['板厚', 'Thickness', 'Chiều dày', 'number', 'mm'],
    ['焊接方式', 'Process', 'Phương pháp hàn', 'choice', '激光;电阻点焊;MIG;超声波', true],
  ],
  assembly: [
    '装配',
    ['拧紧扭矩', 'Torque', 'Mô-men siết', 'number', 'N·m'],
    ['压装力', 'Press force', 'Lực ép', 'number', 'kN'],
    ['追溯方式', 'Traceability', 'Truy xuất', 'choice', '二维码;RFID;无'],
  ],
  machining: [
    '机加工',
    ['加工精度', 'Accuracy', 'Độ chính xác', 'number', 'mm', true],
    ['表面粗糙度', 'Roughness', 'Độ nhám', 'text', 'Ra'],
    ['装夹方式', 'Clamping', 'Kẹp phôi', 'choice', '液压;气动;手动'],
  ],
  coating: [
    '涂装',
    ['涂层厚度', 'Coating thickness', 'Chiều dày sơn', 'number', 'µm'],
    ['颜色', 'Colour', 'Màu', 'text'],
    ['固化温度', 'Curing temperature', 'Nhiệt độ sấy', 'number', '℃'],
  ],
  testing: [
    '检测',
    ['检测项目', 'Test', 'Hạng mục kiểm tra', 'text', '', true],
    ['测量精度', 'Accuracy', 'Độ chính xác', 'number', 'mm'],
    ['GRR 要求', 'GRR', 'Yêu cầu GRR', 'choice', '≤10%;≤20%;≤30%'],
  ],
  logistics: [
    '物流',
    ['载重', 'Load', 'Tải trọng', 'number', 'kg', true],
    ['输送速度', 'Speed', 'Tốc độ', 'number', 'm/min'],
    ['导航方式', 'Guidance', 'Dẫn đường', 'choice', '激光;磁条;二维码'],
  ],
}

const modes: Readonly<Record<string, string>> = { line: '整线', machine: '单机', retrofit: '改造', spare: '备件' }

const columnsOf = (columns: readonly Column[], letter: string) =>
  columns.map(([title, titleEn, titleVi, columnKind, more = '', isRequired = false, otherNames = ''], at) => ({
    title,
    titleEn,
    titleVi,
    columnKind,
    unit: columnKind === 'choice' || more === '' ? null : more,
    choices: columnKind === 'choice' ? more : null,
    isRequired,
    otherNames: otherNames || null,
    cell: `${letter}${at + 1}`,
  }))

/** A setting for each mode, and for each technology of whole lines and single machines. */
export function makeRlistConfigues(world: World, count: number): DemoRecord[] {
  const at = world.calendar.at(-900, 9, 0)
  const ofModes = Object.entries(lists).map(([listMode, columns]) => ({
    configueName: `${modes[listMode]}需求清单`,
    configueKind: 'list',
    listMode,
    technology: null,
    columns: columnsOf(columns, 'c'),
  }))
  const ofTechnologies = Object.entries(technologies).map(([technology, [name, ...columns]]) => ({
    configueName: `${name}技术参数`,
    configueKind: 'technology',
    listMode: 'line',
    technology,
    columns: columnsOf(columns, 't'),
  }))
  return [...ofModes, ...ofTechnologies].slice(0, count).map((values, index) => ({
    id: idAt(at, index),
    at,
    by: world.admin,
    values: { ...values, isActive: true, cellsGiven: String(values.columns.length), remark: null },
  }))
}
