import { useText } from '../host/useText.ts'

/** The first of several names and how many there are. */
export const SeveralSummary = ({ names }: { names: readonly string[] }) => {
  const { t } = useText()
  const [first = ''] = names
  return names.length > 1 ? t('filter.several', { first, count: names.length }) : first
}
