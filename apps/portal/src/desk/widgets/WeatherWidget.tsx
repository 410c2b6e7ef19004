import { homeCalls, type WeatherNow } from '@bip/contract'
import { Card, Skeleton, useLocale } from '@bip/design-system'
import useSWR from 'swr'
import { client } from '../../app/client.ts'
import { useText } from '../../app/useText.ts'
import { WidgetFailed } from '../WidgetFailed.tsx'
import { Degrees, Muted, WeatherRow } from '../Workbench.styles.ts'

const everyTenMinutes = 600_000

/** The weather where the company is, or in one calm line that it cannot be told. */
export const WeatherWidget = () => {
  const { t } = useText()
  const { data, error, mutate } = useSWR<WeatherNow, Error>(
    homeCalls.weather,
    (path: string) => client.request<WeatherNow>({ path, silent: true }),
    { refreshInterval: everyTenMinutes, revalidateOnFocus: false },
  )
  return (
    <Card title={t('desk.weather')}>
      {data?.state === 'on' && <Now {...data.weather} />}
      {data && data.state !== 'on' && <Muted>{t(data.state === 'off' ? 'desk.weatherOff' : 'desk.weatherDown')}</Muted>}
      {!data && error && <WidgetFailed error={error} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton lines={2} />}
    </Card>
  )
}

const Now = ({ city, temperature, text, humidity, wind }: Extract<WeatherNow, { state: 'on' }>['weather']) => {
  const { t } = useText()
  const { formatNumber } = useLocale()
  const details = [city, humidity !== undefined && t('desk.humidity', { humidity }), wind].filter(Boolean)
  return (
    <WeatherRow>
      <Degrees>{formatNumber(temperature, { maximumFractionDigits: 0 })} °C</Degrees>
      <span>
        {text}
        <Muted>{details.join(' · ')}</Muted>
      </span>
    </WeatherRow>
  )
}
