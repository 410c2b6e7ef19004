import { label } from '@bip/contract'

/** What can be wrong with a prototype, in words that end the name of what is wrong. */
export const prototypeRules = {
  shape: label('形式不对，应为{what}', 'must be {what}', 'phải là {what}'),
  required: label('不能为空', 'is required', 'không được để trống'),
  languages: label('须有中文、英文、越南文', 'is needed in Chinese, English and Vietnamese', 'cần có tiếng Trung, Anh và Việt'),
  tooLong: label('最多 {max} 个字符', 'at most {max} characters', 'tối đa {max} ký tự'),
  camel: label(
    '须以小写字母开头，只含字母和数字，2 至 {max} 个字符',
    'begins with a small letter and holds letters and digits only, 2 to {max} of them',
    'bắt đầu bằng chữ thường, chỉ gồm chữ cái và số, từ 2 đến {max} ký tự',
  ),
  reserved: label('“{name}”是保留字', '“{name}” is a reserved word', '“{name}” là từ dành riêng'),
  taken: label('“{name}”已被使用', '“{name}” is taken already', '“{name}” đã được dùng'),
  twice: label('“{name}”出现了两次', '“{name}” is there twice', '“{name}” xuất hiện hai lần'),
  unknown: label('没有“{name}”', 'there is no “{name}”', 'không có “{name}”'),
  option: label('不属于“{kind}”类型', 'does not belong to the kind “{kind}”', 'không thuộc kiểu “{kind}”'),
  range: label('下限大于上限', 'the least is more than the most', 'giá trị nhỏ nhất lớn hơn giá trị lớn nhất'),
  bounds: label('须在 {min} 与 {max} 之间', 'must be between {min} and {max}', 'phải từ {min} đến {max}'),
  path: label('形式如 /blade-bip/test-bench', 'is written like /blade-bip/test-bench', 'viết dạng /blade-bip/test-bench'),
  menuPath: label('形式如 /scm/test-bench', 'is written like /scm/test-bench', 'viết dạng /scm/test-bench'),
  pattern: label('不是有效的正则表达式', 'is no regular expression', 'không phải biểu thức chính quy'),
  template: label(
    '须有一个计数，如 TB-{yyyy}-{0000}',
    'needs one counter, such as TB-{yyyy}-{0000}',
    'cần một bộ đếm, ví dụ TB-{yyyy}-{0000}',
  ),
  display: label(
    '须为文本或编号字段',
    'must be a field of text or a number that the server gives',
    'phải là trường văn bản hoặc số phiếu',
  ),
  unaskable: label('“{kind}”不能用作筛选', 'lists are not asked for “{kind}”', 'không lọc được theo “{kind}”'),
  unsorted: label('“{name}”没有设为可排序', '“{name}” is not marked as sortable', '“{name}” chưa được đánh dấu sắp xếp được'),
  left: label(
    '必填但不在任何表单分组中，也没有初始值',
    'is required, but stands in no section of the form and has no initial value',
    'bắt buộc nhưng không có trong mục nào của biểu mẫu và không có giá trị đầu',
  ),
  initial: label('初始值不符合该字段', 'the initial value does not fit the field', 'giá trị đầu không hợp với trường'),
  states: label(
    '状态与状态字段须同时存在，且状态字段只有一个',
    'states and exactly one field of the kind “state” go together',
    'trạng thái và đúng một trường kiểu “state” phải đi cùng nhau',
  ),
  stuck: label('没有操作能到达或离开“{name}”', 'no action leads to “{name}”', 'không có thao tác nào dẫn tới “{name}”'),
  parents: label(
    '两个上级引用不能指向同一种记录',
    'two parent references must not lead to the same kind of record',
    'hai tham chiếu cấp trên không được cùng trỏ tới một loại bản ghi',
  ),
  tableTaken: label('数据库已有表“{name}”', 'the database has a table “{name}” already', 'cơ sở dữ liệu đã có bảng “{name}”'),
  columnTwice: label('会产生两个列“{name}”', 'would give two columns “{name}”', 'sẽ tạo hai cột “{name}”'),
  databaseName: label(
    '数据库名称“{name}”过长，请缩短',
    'gives the name “{name}”, which is too long for the database; make it shorter',
    'tạo tên “{name}” quá dài cho cơ sở dữ liệu; hãy rút ngắn',
  ),
} as const

export type PrototypeRule = keyof typeof prototypeRules

/** Where something is wrong (`fields.2.dictionary`), which rule it breaks, and what the rule's words speak of. */
export type Finding = { path: string; rule: PrototypeRule; values?: Record<string, string | number> }

/** What a prototype is held against beside itself. */
export type Known = {
  /** Keys of the resources that are declared or lie in the tree. */
  keys: readonly string[]
  paths: readonly string[]
  menuPaths: readonly string[]
  /** Entries of the menu under which a page can stand. */
  groups: readonly string[]
  dictionaries: readonly string[]
  permissions: readonly string[]
}
