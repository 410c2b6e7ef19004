const nouns = ['伺服电机', '直线导轨', '控制柜', '联轴器', '减速机', '气缸', '接近开关', '滚珠丝杠', '轴承座', '电缆拖链']

const five = (index: number) => String(index).padStart(5, '0')

/** The same materials for everyone: "伺服电机 00000", "直线导轨 00001" and so on. */
export const materials = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ value: `m${index}`, label: `${nouns[index % nouns.length]} ${five(index)}` }))

/** What is typed to filter them, and the first that it leaves. */
export const query = '99'
export const firstMatch = '00099'

type Kind = 'text' | 'number' | 'select'

const kinds: readonly Kind[] = ['text', 'text', 'number', 'select']

/** Fields of a form: two texts, a number and a choice in turn, every fifth of them required. */
export const fields = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: `f${index}`,
    label: `检验项目 ${index + 1}`,
    kind: kinds[index % kinds.length] ?? 'text',
    isRequired: index % 5 === 0,
  }))

/** The choices of such a field. */
export const choices = [
  { value: 'pass', label: '合格' },
  { value: 'fail', label: '不合格' },
]

/** A key of the first field, and how many messages an empty form has. */
export const firstField = 'f0'
export const requiredOf = (count: number) => Math.ceil(count / 5)

export type Branch = { key: string; label: string; children?: Branch[] }

/** 50 000 nodes: 80 projects of 12 assemblies of 51 parts. */
export const projectTree = (): Branch[] =>
  Array.from({ length: 80 }, (_, project) => ({
    key: `p${project}`,
    label: `项目 ${five(project)}`,
    children: Array.from({ length: 12 }, (_, assembly) => ({
      key: `p${project}-${assembly}`,
      label: `部件 ${assembly + 1}`,
      children: Array.from({ length: 51 }, (_, part) => ({
        key: `p${project}-${assembly}-${part}`,
        label: `${nouns[part % nouns.length]} ${part + 1}`,
      })),
    })),
  }))

/** Keys of everything that can be opened. */
export const branchKeys = (tree: readonly Branch[]): string[] =>
  tree.flatMap(({ key, children }) => (children ? [key, ...branchKeys(children)] : []))
