import { type DemoRecord, idAt, type World } from '../../../seed/demo/world.ts'

const themes = [
  ['默认', 'default', []],
  [
    '直角',
    'square',
    [
      ['--radius', '0px'],
      ['--radius-small', '0px'],
      ['--radius-large', '0px'],
    ],
  ],
  [
    '圆润',
    'round',
    [
      ['--radius', '12px'],
      ['--radius-large', '18px'],
    ],
  ],
  [
    '清晰边框',
    'lined',
    [
      ['--line', '#7C8A99'],
      ['--line-field', '#5B6B7B'],
    ],
  ],
] as const

/** Themes of forms that everybody may choose. */
export function makeThemes(world: World): DemoRecord[] {
  const at = world.calendar.at(-200, 10, 0)
  return themes.map(([name, themeKey, styles], index) => {
    const id = idAt(at, index)
    const lines = styles.map(([variable, setting], row) => ({ id: `${id}${row + 1}`, variable, setting }))
    return { id, at, by: world.admin, values: { name, themeKey, styles: lines, isActive: true, remark: null } }
  })
}
