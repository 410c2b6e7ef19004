import type { Page } from '@bip/contract'
import type { Client } from '@bip/contract/client'
import { bomChildren } from '@bip/contract/resources'
import type { TreeNode } from '@bip/design-system'

/** A line of a bill as the tree shows it. */
export type BomRow = {
  id: string
  materialId: string
  materialCode: string
  specification: string | null
  position: string | null
  quantity: string
  unit: string
  scrapRate: string | null
  isPhantom: boolean | null
  available: string | null
  components: string | null
  _labels?: Record<string, string>
}

export type BomNode = TreeNode & { row: BomRow; children?: readonly BomNode[] }

/** Lines of a bill that are read at once. */
const size = 200

/** One level below a material. `path` tells its place in the tree, since a material may stand in many. */
export async function nodesBelow(client: Client, materialId: string, path: string): Promise<BomNode[]> {
  const rows: BomRow[] = []
  for (let current = 1; ; current += 1) {
    const query = { parentMaterialId: materialId, current: String(current), size: String(size) }
    const page = await client.request<Page<BomRow>>({ path: bomChildren.path, query, silent: true })
    rows.push(...page.records)
    if (page.records.length < size || rows.length >= page.total) break
  }
  return rows.map((row) => ({
    row,
    key: `${path}/${row.id}`,
    label: `${row.materialCode} ${row._labels?.materialId ?? ''}`,
    keywords: row.specification ?? '',
    hasChildren: Number(row.components ?? 0) > 0,
  }))
}
