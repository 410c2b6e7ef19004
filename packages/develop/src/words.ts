import { type Label, type Language, label, say } from '@bip/contract'
import { type Finding, prototypeRules } from './rules.ts'
import { isObject } from './shape.ts'

/** The parts of a prototype and the options of a field, as they are called on the page. */
export const partNames: Readonly<Record<string, Label>> = {
  key: label('标识', 'Key', 'Mã định danh'),
  value: label('标识', 'Key', 'Mã định danh'),
  name: label('标识', 'Key', 'Mã định danh'),
  path: label('接口路径', 'Path of the calls', 'Đường dẫn API'),
  label: label('名称', 'Name', 'Tên'),
  icon: label('图标', 'Icon', 'Biểu tượng'),
  display: label('显示字段', 'Naming field', 'Trường hiển thị'),
  subtitle: label('副显示字段', 'Second field', 'Trường phụ'),
  fields: label('字段', 'Fields', 'Trường'),
  columns: label('列表列', 'Columns', 'Cột danh sách'),
  filters: label('筛选', 'Filters', 'Bộ lọc'),
  sort: label('默认排序', 'Order', 'Sắp xếp'),
  form: label('表单分组', 'Sections', 'Mục biểu mẫu'),
  states: label('状态', 'States', 'Trạng thái'),
  actions: label('操作', 'Actions', 'Thao tác'),
  menu: label('菜单', 'Menu', 'Trình đơn'),
}

const listed = new Set(['fields', 'states', 'actions', 'form'])
const nameIn = (entry: unknown): string | undefined =>
  isObject(entry) ? [entry.key, entry.value, entry.name].find((name) => typeof name === 'string') : undefined

/** What is wrong and where, naming field and rule: “category · dictionary: there is no DC_X”. */
export function findingText({ path, rule, values }: Finding, prototype: unknown, language: Language): string {
  const [head = '', ...rest] = path.split('.')
  const [at] = rest
  const parts = isObject(prototype) ? prototype[head] : undefined
  const entry = listed.has(head) && Array.isArray(parts) ? parts[Number(at)] : undefined
  const part = partNames[head]?.[language] ?? head
  const where =
    entry === undefined
      ? [part, ...rest]
      : [part, nameIn(entry) ?? String(Number(at) + 1), ...rest.slice(1).map((name) => partNames[name]?.[language] ?? name)]
  return `${where.filter(Boolean).join(' · ')}: ${say(prototypeRules[rule], language, values)}`
}
