import { X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { Button } from '../Button/Button.tsx'
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary.tsx'
import { announce } from '../foundations/announce.ts'
import { commonTexts } from '../foundations/common.texts.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { ToneIcon } from '../foundations/ToneIcon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Actions, Body, Card, Content, Press, Side, Time, Title } from './Notification.styles.ts'
import { closeNotice, type Notice } from './notify.ts'

/** Notices that were said: one that only comes back into sight is not said again. */
const said = new WeakSet<Notice>()

const dateTimeOf = (time: string | Date): string => (time instanceof Date ? time.toISOString() : time)

/** One notice; Delete closes it. */
export const NotificationCard = ({ notice }: { notice: Notice }) => {
  const { t, formatDateTime } = useLocale()
  const id = useId()
  const words = useRef<HTMLDivElement>(null)
  const { key, title, content, tone, actions = [], onPress, time } = notice
  const close = (): void => closeNotice(key)

  useEffect(() => {
    if (said.has(notice)) return
    said.add(notice)
    announce(Array.from(words.current?.children ?? [], (part) => part.textContent).join(' '))
  }, [notice])

  return (
    <Card
      tabIndex={-1}
      aria-labelledby={id}
      data-tone={tone}
      data-notice={key}
      onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
        if (event.key !== 'Delete') return
        event.preventDefault()
        close()
      }}
    >
      <ToneIcon tone={tone} />
      <Body>
        <div ref={words}>
          <Title id={id}>
            <ErrorBoundary size="inline">
              {onPress ? (
                <Press
                  type="button"
                  onClick={() => {
                    close()
                    onPress()
                  }}
                >
                  {title}
                </Press>
              ) : (
                title
              )}
            </ErrorBoundary>
          </Title>
          {content && (
            <Content>
              <ErrorBoundary size="inline">{content}</ErrorBoundary>
            </Content>
          )}
        </div>
        {time && <Time dateTime={dateTimeOf(time)}>{formatDateTime(time)}</Time>}
        {actions.length > 0 && (
          <Actions>
            {actions.map(({ label, onPress: act, variant, keepsOpen }) => (
              <Button
                key={label}
                size="small"
                variant={variant}
                onPress={() => {
                  if (!keepsOpen) close()
                  act()
                }}
              >
                {label}
              </Button>
            ))}
          </Actions>
        )}
      </Body>
      <Side>
        <IconButton size="small" icon={<X size={16} aria-hidden />} label={t(commonTexts.close)} onPress={close} />
      </Side>
    </Card>
  )
}
