import { type Settings, type ShipRow, wallCalls } from '@bip/contract'
import { useEffect, useState } from 'react'
import { fetchWall } from '../base/fetchWall.ts'
import { wallLanguage } from '../base/i18n.ts'
import { useLive } from '../base/useLive.ts'
import { useNow } from '../base/useNow.ts'
import { useText } from '../base/useText.ts'
import { ShippingWall } from './ShippingWall.tsx'

/** px that a text of 20 px at 1080p has on this display. */
const displayFontSize = (): number => Math.max(12, Math.round(20 * Math.min(window.innerWidth / 1920, window.innerHeight / 1080)))

function useFontSize(): number {
  const [size, setSize] = useState(displayFontSize)
  useEffect(() => {
    const look = (): void => setSize(displayFontSize())
    window.addEventListener('resize', look)
    return () => window.removeEventListener('resize', look)
  }, [])
  return size
}

/** `/dashboard/shipping`, with `?workshop=` for one workshop. */
export const ShippingPage = ({ settings }: { settings: Pick<Settings, 'timeZone'> }) => {
  const { t } = useText()
  const now = useNow()
  const fontSize = useFontSize()
  const workshop = new URLSearchParams(window.location.search).get('workshop') ?? ''
  const language = wallLanguage()
  const { data, at, isStale } = useLive(
    [wallCalls.shipping, workshop, language],
    () => fetchWall<ShipRow[]>(wallCalls.shipping, language, workshop ? { workshop } : {}),
    now,
  )
  const place = workshop ? (data?.[0]?.workshopName ?? workshop) : t('shipping.allWorkshops')
  return (
    <ShippingWall
      rows={data}
      at={at}
      isStale={isStale}
      now={now}
      timeZone={settings.timeZone}
      place={place}
      fontSize={fontSize}
    />
  )
}
