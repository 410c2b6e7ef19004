import type { ViewProps } from '@bip/records'
import { PreviewFrame, usePreview } from '@bip/records/parts'

/** A template as it comes out for the latest of its records. */
export const LayoutShown = ({ value, record }: ViewProps) => {
  const preview = usePreview(
    typeof value === 'string' && record.resourceKey ? { resource: String(record.resourceKey), layout: value } : undefined,
  )
  return <PreviewFrame preview={preview} />
}
