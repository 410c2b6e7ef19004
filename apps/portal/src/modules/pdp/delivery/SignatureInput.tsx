import type { StoredFile } from '@bip/contract'
import { uploadFile } from '@bip/contract/client'
import { Button, Field } from '@bip/design-system'
import { type InputProps, reasonOf, useHost, useStoredFiles } from '@bip/records'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { Buttons, Frame, Signed } from './signature.styles.ts'
import { useDeliveryText } from './useDeliveryText.ts'

const asFiles = (value: unknown): StoredFile[] => (Array.isArray(value) ? (value as StoredFile[]) : [])

/** Twice as many pixels as are shown, so that a print of it is sharp. */
const sharpness = 2

/** A signature, written with a finger, a pen or the mouse; a picture of one can be uploaded instead. */
export const SignatureInput = ({ field, label, value, onChange, error, isReadOnly }: InputProps) => {
  const { t } = useDeliveryText()
  const { client } = useHost()
  const { pictureOf } = useStoredFiles()
  const canvas = useRef<HTMLCanvasElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  const isDrawing = useRef(false)
  const [hasInk, setInk] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [own, setOwn] = useState('')
  const [file] = asFiles(value)
  const [picture, setPicture] = useState<string | null>(null)
  useEffect(() => {
    let isWanted = true
    setPicture(null)
    if (file) void pictureOf(file).then((url) => isWanted && setPicture(url))
    return () => {
      isWanted = false
    }
  }, [file, pictureOf])

  const at = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLCanvasElement>) => {
    const box = currentTarget.getBoundingClientRect()
    return [(clientX - box.left) * sharpness, (clientY - box.top) * sharpness] as const
  }
  const begin = (event: PointerEvent<HTMLCanvasElement>): void => {
    const { currentTarget: sheet } = event
    const context = sheet.getContext('2d')
    if (!context || isReadOnly) return
    if (!hasInk) {
      sheet.width = sheet.clientWidth * sharpness
      sheet.height = sheet.clientHeight * sharpness
    }
    sheet.setPointerCapture(event.pointerId)
    isDrawing.current = true
    context.lineWidth = 2.4 * sharpness
    context.lineCap = 'round'
    context.lineJoin = 'round'
    context.beginPath()
    context.moveTo(...at(event))
  }
  const draw = (event: PointerEvent<HTMLCanvasElement>): void => {
    const context = event.currentTarget.getContext('2d')
    if (!isDrawing.current || !context) return
    context.lineTo(...at(event))
    context.stroke()
    setInk(true)
  }
  const clear = (): void => {
    const sheet = canvas.current
    sheet?.getContext('2d')?.clearRect(0, 0, sheet.width, sheet.height)
    setInk(false)
    setOwn('')
  }
  const store = async (blob: Blob, name: string): Promise<void> => {
    setBusy(true)
    setOwn('')
    try {
      onChange([await uploadFile(client, new File([blob], name, { type: blob.type }))])
      setInk(false)
    } catch (failure) {
      setOwn(reasonOf(failure))
    } finally {
      setBusy(false)
    }
  }
  const confirm = (): void => {
    if (hasInk) canvas.current?.toBlob((blob) => blob && void store(blob, 'signature.png'), 'image/png')
    else setOwn(t('empty'))
  }
  return (
    <Field
      label={label}
      isRequired={field.required}
      hint={file ? t('signed') : t('hint')}
      error={own || (hasInk && error ? t('unconfirmed') : error)}
    >
      {({ id, 'aria-describedby': describedBy }) =>
        file ? (
          <>
            {picture && <Signed src={picture} alt={t('signed')} />}
            <Buttons>
              <Button onPress={() => onChange([])}>{t('again')}</Button>
            </Buttons>
          </>
        ) : (
          <>
            <Frame
              id={id}
              aria-describedby={describedBy}
              ref={canvas}
              role="img"
              aria-label={t('area')}
              onPointerDown={begin}
              onPointerMove={draw}
              onPointerUp={() => {
                isDrawing.current = false
              }}
            />
            <Buttons>
              <Button variant="primary" isLoading={isBusy} onPress={confirm}>
                {t('confirm')}
              </Button>
              <Button isDisabled={!hasInk} onPress={clear}>
                {t('clear')}
              </Button>
              <Button onPress={() => picker.current?.click()}>{t('upload')}</Button>
              <input
                ref={picker}
                type="file"
                accept="image/*"
                hidden
                onChange={({ target: { files } }) => {
                  const [chosen] = files ?? []
                  if (chosen) void store(chosen, chosen.name)
                }}
              />
            </Buttons>
          </>
        )
      }
    </Field>
  )
}
