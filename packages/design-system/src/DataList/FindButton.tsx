import { TextSearch } from 'lucide-react'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { dataListTexts } from './DataList.texts.ts'
import { useIsNarrow } from './useIsNarrow.ts'

/** Opens the search within the rows that are here. On a phone nobody has room for it. */
export const FindButton = ({ onPress }: { onPress: () => void }) => {
  const { t } = useLocale()
  const isNarrow = useIsNarrow()
  if (isNarrow) return null
  return (
    <IconButton icon={<TextSearch size={16} aria-hidden />} label={t(dataListTexts.find)} shortcut="Ctrl F" onPress={onPress} />
  )
}
