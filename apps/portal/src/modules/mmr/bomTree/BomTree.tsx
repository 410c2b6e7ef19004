import { Alert, Button, IconButton, Tag, Tree, type TreeNode } from '@bip/design-system'
import { ArrowRight, TextSearch } from '@bip/design-system/icons'
import { trimZeros, useDictionary, useFigures, useHost, wordOf } from '@bip/records'
import useSWR from 'swr'
import { useMaterialsText } from '../useMaterialsText.ts'
import { Line, Name, Quiet } from './bomTree.styles.ts'
import { type BomNode, nodesBelow } from './nodes.ts'

type BomTreeProps = {
  materialId: string /** Most height of the tree, as a CSS length. Default the window's. */
  maxHeight?: string
}

const isBomNode = (node: TreeNode): node is BomNode => 'row' in node

/** What a material consists of today, opened level by level: how many nodes there are in all does not matter. */
export const BomTree = ({ materialId, maxHeight }: BomTreeProps) => {
  const { t } = useMaterialsText()
  const { client, navigate } = useHost()
  const { data, error, isLoading, mutate } = useSWR<BomNode[], Error>(['bomTree', materialId], () =>
    nodesBelow(client, materialId, materialId),
  )
  if (error && !data)
    return (
      <Alert
        tone="danger"
        title={t('tree.failed')}
        action={
          <Button size="small" onPress={() => void mutate()}>
            {t('tree.retry')}
          </Button>
        }
      >
        {error.message}
      </Alert>
    )
  return (
    <Tree
      key={materialId}
      label={t('tree.label')}
      nodes={data ?? []}
      isLoading={isLoading}
      isSearchable
      hasGuides
      maxHeight={maxHeight}
      empty={t('tree.empty')}
      loadChildren={(node) => (isBomNode(node) ? nodesBelow(client, node.row.materialId, node.key) : Promise.resolve([]))}
      renderLabel={(node) => (isBomNode(node) ? <BomLine node={node} /> : node.label)}
      renderActions={(node) =>
        isBomNode(node) && (
          <>
            <IconButton
              size="small"
              label={t('tree.whereUsed')}
              icon={<TextSearch size={14} />}
              onPress={() => navigate(`/mmr/bom-where-used?componentId=${encodeURIComponent(node.row.materialId)}`)}
            />
            <IconButton
              size="small"
              label={t('tree.toMaterial')}
              icon={<ArrowRight size={14} />}
              onPress={() => navigate(`/scm/material/detail/${encodeURIComponent(node.row.materialId)}`)}
            />
          </>
        )
      }
    />
  )
}

/** The material of a line, how much of it, and what is free in stock. */
const BomLine = ({ node: { row, label } }: { node: BomNode }) => {
  const { t } = useMaterialsText()
  const figures = useFigures()
  const { entries: units } = useDictionary('DC_UNIT')
  const figure = (value: string | null): string => figures(trimZeros(value ?? '0', 0))
  return (
    <Line>
      {row.position && <Quiet>{row.position}</Quiet>}
      <Name title={String(label)}>{label}</Name>
      <strong>
        × {figure(row.quantity)} {wordOf(units, row.unit)}
      </strong>
      {Number(row.scrapRate ?? 0) > 0 && <Quiet>{t('tree.scrap', { rate: figure(row.scrapRate) })}</Quiet>}
      {row.isPhantom && <Tag tone="info">{t('tree.phantom')}</Tag>}
      <Quiet>{t('tree.stock', { quantity: figure(row.available) })}</Quiet>
    </Line>
  )
}
