import { label, say } from '@bip/contract'
import { Refusal } from '../../base/errors.ts'
import type { Extension } from '../../model/extension.ts'

const unfit = label(
  '颜色写作 #8FA3B8，圆角写作 8px',
  'Write a colour as #8FA3B8, a corner as 8px',
  'Màu viết như #8FA3B8, góc bo viết như 8px',
)

type Style = { variable?: unknown; setting?: unknown }

const isCorner = (variable: unknown): boolean => String(variable).startsWith('--radius')
const fits = ({ variable, setting }: Style): boolean =>
  (isCorner(variable) ? /^([0-9]|[12][0-9])px$/ : /^#[0-9a-fA-F]{6}$/).test(String(setting))

/** Themes hold nothing but colours and corners, whatever is sent. */
export const formThemeExtension: Extension = {
  beforeSave: ({ place }, values) => {
    const styles: Style[] = Array.isArray(values.styles) ? values.styles : []
    const wrong = styles.flatMap((style, at) => (fits(style) ? [] : [`styles.${at}.setting`]))
    if (wrong.length === 0) return
    const sentence = say(unfit, place.language)
    throw new Refusal(
      'invalidFields',
      { fields: sentence },
      { fields: Object.fromEntries(wrong.map((path) => [path, sentence])) },
    )
  },
}
