import { Drawer } from '@bip/design-system'
import { useText } from '../app/useText.ts'
import { SopDocument } from '../pages/SopDocument.tsx'

/** The document that explains a page, beside it. */
export const SopDrawer = ({ id, name, onClose }: { id: string; name: string; onClose: () => void }) => {
  const { t } = useText()
  return (
    <Drawer isOpen isResizable size="large" title={t('shell.sop', { name })} onClose={onClose}>
      <SopDocument id={id} />
    </Drawer>
  )
}
