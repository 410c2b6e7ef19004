import { label } from '../../../i18n.ts'
import { difference } from '../../../resource/difference.ts'
import { defineQuery } from '../../../resource/query.ts'
import { auditStates } from './parts.ts'

const list = (zh: string, en: string, vi: string) =>
  ({ kind: 'reference', label: label(zh, en, vi), to: 'wireBom', required: true }) as const
const text = (zh: string, en: string, vi: string, width = 200) => ({ kind: 'text', label: label(zh, en, vi), width }) as const

/** Two wire lists, or a list and an older one of the same part, side by side: which wires came, went or changed, and in what. */
export const wireCompare = defineQuery({
  key: 'wireCompare',
  path: '/blade-bip/plus/query/wire-compare',
  label: label('线束清单比较', 'Compare two wire lists', 'So sánh danh mục dây'),
  icon: 'git-compare',
  answers: 'list',
  reads: ['wireBom'],
  asks: {
    leftId: list('左侧清单', 'List on the left', 'Danh mục bên trái'),
    rightId: list('右侧清单', 'List on the right', 'Danh mục bên phải'),
  },
  fields: {
    difference,
    wireNo: text('线号', 'Wire', 'Số dây', 100),
    changedIn: text('变更项', 'Changed in', 'Thay đổi ở', 180),
    leftRoute: text('左侧起止', 'From and to on the left', 'Điểm nối bên trái', 230),
    rightRoute: text('右侧起止', 'From and to on the right', 'Điểm nối bên phải', 230),
    leftWire: text('左侧导线', 'Wire on the left', 'Dây bên trái', 210),
    rightWire: text('右侧导线', 'Wire on the right', 'Dây bên phải', 210),
  },
  list: {
    columns: ['difference', 'wireNo', 'changedIn', 'leftRoute', 'rightRoute', 'leftWire', 'rightWire'],
    filters: ['leftId', 'rightId', 'difference'],
    sort: 'difference',
    size: 100,
    card: ['difference', 'changedIn', 'leftRoute', 'rightRoute'],
  },
  views: [
    {
      key: 'wireCompare.differences',
      label: label('只看差异', 'Differences only', 'Chỉ khác biệt'),
      where: { difference_in: 'added,removed,changed' },
    },
  ],
  menu: { group: 'mps.wires', path: '/mps/wire-compare', order: 4 },
})

/** Wire lists that have wires at a device, of a type or a ferrule, with the orders that are under way by them. */
export const wireWhereUsed = defineQuery({
  key: 'wireWhereUsed',
  path: '/blade-bip/plus/query/wire-where-used',
  label: label('导线反查', 'Where wires are used', 'Tra cứu dây'),
  icon: 'text-search',
  answers: 'list',
  reads: ['wireBom', 'wireExecute'],
  asks: {
    device: { kind: 'text', label: label('元件', 'Device', 'Thiết bị'), max: 60 },
    wireType: { kind: 'text', label: label('线型', 'Type', 'Loại dây'), max: 40 },
    ferrule: { kind: 'text', label: label('端头', 'Ferrule', 'Đầu cốt'), max: 40 },
  },
  fields: {
    bomNo: text('清单编号', 'List number', 'Số danh mục', 150),
    name: text('名称', 'Name', 'Tên', 220),
    bomVersion: text('版本', 'Version', 'Phiên bản', 90),
    auditStatus: { kind: 'state', label: label('审核状态', 'Audit', 'Trạng thái duyệt'), states: auditStates, width: 100 },
    projectName: text('项目名称', 'Project', 'Dự án'),
    wires: { kind: 'number', label: label('导线数', 'Wires', 'Số dây'), sortable: true, summed: true, width: 100 },
    length: {
      kind: 'number',
      label: label('总长', 'Total length', 'Tổng chiều dài'),
      unit: label('mm', 'mm', 'mm'),
      sortable: true,
      summed: true,
      width: 120,
    },
    running: {
      kind: 'text',
      label: label('在制执行单', 'Orders under way', 'Lệnh đang làm'),
      hint: label('已审核、未完成的执行单', 'Passed and not finished', 'Đã duyệt và chưa xong'),
      width: 220,
    },
  },
  list: {
    columns: ['bomNo', 'name', 'bomVersion', 'auditStatus', 'projectName', 'wires', 'length', 'running'],
    filters: ['device', 'wireType', 'ferrule', 'auditStatus'],
    sort: '-wires',
    size: 50,
    card: ['name', 'wires', 'running'],
  },
  opens: { resource: 'wireBom', id: 'id' },
  menu: { group: 'mps.wires', path: '/mps/wire-where-used', order: 5 },
})
