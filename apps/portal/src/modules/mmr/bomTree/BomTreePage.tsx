import { material } from '@bip/contract/resources'
import { Button, PageHeader } from '@bip/design-system'
import { ArrowRight } from '@bip/design-system/icons'
import { useHost, useLabel } from '@bip/records'
import { useParams } from 'react-router-dom'
import { StatusPage } from '../../../pages/StatusPage.tsx'
import { useTabLabel } from '../../../tabs/tabContext.ts'
import { useMaterialsText } from '../useMaterialsText.ts'
import { BomTree } from './BomTree.tsx'
import { Page } from './bomTree.styles.ts'

/** All levels of what a material consists of. */
export const BomTreePage = () => {
  const { materialId = '' } = useParams()
  const { t } = useMaterialsText()
  const host = useHost()
  const name = useLabel('material', materialId, undefined)
  const title = t('tree.title', { name })
  useTabLabel(title)
  if (!host.permissions.has('bomChildren_view')) return <StatusPage status={403} />
  return (
    <Page>
      <PageHeader
        title={title}
        actions={
          <Button icon={<ArrowRight size={16} aria-hidden />} onPress={() => host.openRecord(material, materialId)}>
            {t('tree.toMaterial')}
          </Button>
        }
      />
      <BomTree materialId={materialId} />
    </Page>
  )
}
