import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import type { TransferSideActions, TransferSideName, TransferSideState } from './sideActions.ts'
import { Buttons } from './Transfer.styles.ts'
import { transferTexts } from './Transfer.texts.ts'

type TransferButtonsProps = Readonly<Record<TransferSideName, TransferSideState>> & {
  on: Readonly<Record<TransferSideName, TransferSideActions>>
  isLocked: boolean
}

type MoveButtonProps = { icon: ReactNode; label: string; isDisabled: boolean; onPress: () => void }

/** Rendered only where something about it changed: a search changes one of four. */
const MoveButton = memo((props: MoveButtonProps) => <IconButton variant="default" size="small" {...props} />)

const addAll = <ChevronsRight size={16} aria-hidden />
const add = <ChevronRight size={16} aria-hidden />
const remove = <ChevronLeft size={16} aria-hidden />
const removeAll = <ChevronsLeft size={16} aria-hidden />

/** From one side to the other. */
export const TransferButtons = ({ source, target, on, isLocked }: TransferButtonsProps) => {
  const { t } = useLocale()
  return (
    <Buttons>
      <MoveButton
        icon={addAll}
        label={t(source.words.length > 0 ? transferTexts.addFound : transferTexts.addAll)}
        isDisabled={isLocked || source.state.free === 0}
        onPress={on.source.moveAll}
      />
      <MoveButton
        icon={add}
        label={t(transferTexts.add)}
        isDisabled={isLocked || source.state.count === 0}
        onPress={on.source.moveSelected}
      />
      <MoveButton
        icon={remove}
        label={t(transferTexts.remove)}
        isDisabled={isLocked || target.state.count === 0}
        onPress={on.target.moveSelected}
      />
      <MoveButton
        icon={removeAll}
        label={t(target.words.length > 0 ? transferTexts.removeFound : transferTexts.removeAll)}
        isDisabled={isLocked || target.state.free === 0}
        onPress={on.target.moveAll}
      />
    </Buttons>
  )
}
