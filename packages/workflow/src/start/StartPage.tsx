import type { Core } from '@bip/contract'
import { ApiError } from '@bip/contract/client'
import { Button, Form, FormError, PageHeader, Result, Skeleton, useForm, useToast } from '@bip/design-system'
import { useHost } from '@bip/records'
import {
  begunValues,
  DraftNotice,
  FormFields,
  sentValues,
  startValues,
  useContractRules,
  useDraft,
  useUnsaved,
  type Values,
} from '@bip/records/parts'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import useSWR from 'swr'
import { useOnce } from '../api/useOnce.ts'
import { isUnanswered, reasonOf, workflowApi } from '../api/workflowApi.ts'
import { useKeptDraft } from '../drafts/useKeptDraft.ts'
import { MissingForm } from '../host/MissingForm.tsx'
import { useText } from '../host/useText.ts'
import { useFormTheme } from '../theme/useFormTheme.tsx'
import { StartErrors } from './StartErrors.tsx'
import { Page, StartFoot, StartNote } from './start.styles.ts'
import { useStartKey } from './useStartKey.ts'
import { WhoDecides } from './WhoDecides.tsx'

export type StartPageProps = {
  /** The resource whose form is filled in; its approval names the process. */
  core: Core
  /** Key or id of the process definition, as the address has it. */
  processDefinitionId: string
  /** The process runs. */
  onStarted: () => void
  /** What was filled in is kept as a draft; without it drafts stay in the browser only. */
  onSaved?: () => void
  /** Leads away without starting anything. */
  onCancel: () => void
  /** Hears what the page is called, for the tab. */
  onLoaded?: (title: string) => void
  /** Hears whether something typed would be lost. */
  onDirtyChange?: (isDirty: boolean) => void
}

/** The form that starts a process. What is typed is kept until it is submitted or discarded. */
export const StartPage = (props: StartPageProps) => {
  const { core, processDefinitionId, onLoaded, onCancel } = props
  const { client, language } = useHost()
  const { t, say } = useText()
  const { data, error, mutate } = useSWR(['startable', language], () => workflowApi(client).definitions())
  const definition = data?.find(({ id, key }) => id === processDefinitionId || key === processDefinitionId)
  const title = t('start.title', { what: definition?.name ?? say(core.label) })
  const tellTitle = useEffectEvent((name: string) => onLoaded?.(name))
  useEffect(() => tellTitle(title), [title])

  if (definition) return <StartForm {...props} title={title} processKey={definition.key} />
  if (data) return <MissingForm onLeave={onCancel} />
  if (error)
    return (
      <Result
        status={500}
        title={t('failed.title')}
        description={reasonOf(error)}
        action={<Button onPress={() => void mutate()}>{t('action.retry')}</Button>}
      />
    )
  return (
    <Page aria-busy>
      <Skeleton lines={8} height={16} />
    </Page>
  )
}

const StartForm = ({
  core,
  title,
  processKey,
  onStarted,
  onSaved,
  onCancel,
  onDirtyChange,
}: StartPageProps & { title: string; processKey: string }) => {
  const { client } = useHost()
  const { t } = useText()
  const toast = useToast()
  const once = useOnce()
  const root = useRef<HTMLElement>(null)
  const formRef = useRef<HTMLFormElement>(null)
  const { timeZone, userId, permissions } = useHost()
  const start = useMemo(() => startValues(core, undefined, begunValues(core, { timeZone, userId })), [core, timeZone, userId])
  const form = useForm<Values>({ defaultValues: start, formRules: useContractRules(core.fields) })
  const draft = useDraft(core, undefined, undefined, form)
  const { isDirty, isSubmitting } = form.formState
  const keepsDrafts = onSaved !== undefined && permissions.has('wf_process_draft')
  const kept = useKeptDraft({ processKey, formKey: core.approval?.formKey ?? '', isOn: keepsDrafts }, (values) =>
    form.reset({ ...start, ...values }, { keepDefaultValues: true }),
  )

  const keep = async (): Promise<'saved' | 'declined' | 'failed'> => {
    const answer = await kept.askToSave(() => sentValues(core, form.getValues(), false))
    if (answer === 'saved') {
      draft.drop()
      form.reset(form.getValues())
      onSaved?.()
    }
    return answer
  }
  /** Whoever leaves with something typed may keep it; who does not want to is asked by the host whether it may be lost. */
  const leave = async (): Promise<void> => {
    if (!isDirty || !keepsDrafts || (await keep()) === 'declined') onCancel()
  }
  const requestSubmit = (): void => {
    if (formRef.current && core.form.length > 0) formRef.current.requestSubmit()
    else toast.error(t('form.notFound'))
  }
  const theme = useFormTheme()
  useStartKey(requestSubmit)
  useUnsaved(root, isDirty, onDirtyChange)

  const submit = async (checked: Values): Promise<void> => {
    try {
      await once((key) => workflowApi(client).start(processKey, sentValues(core, checked, false), key))
    } catch (error) {
      if (isUnanswered(error)) throw new FormError(t('failed.network'))
      if (error instanceof ApiError) throw new FormError(error.message, error.fields)
      throw error
    }
    draft.drop()
    form.reset(form.getValues())
    toast.success(t('done.started'))
    onStarted()
  }

  return (
    <Page ref={root} style={theme.style}>
      <PageHeader style={{ marginBottom: 0 }} title={title} actions={theme.chooser} />
      <DraftNotice draft={draft} />
      <Form form={form} ref={formRef} onSubmit={submit} columns={3} aria-label={title}>
        <StartErrors core={core} />
        <FormFields core={core} record={nothing} isEdit={false} />
        <WhoDecides core={core} processKey={processKey} />
      </Form>
      <StartFoot>
        <Button variant="primary" isLoading={isSubmitting} shortcut={t('start.key')} onPress={requestSubmit}>
          {t('action.start')}
        </Button>
        {keepsDrafts && <Button onPress={() => void keep()}>{t('draft.save')}</Button>}
        <Button onPress={() => void leave()}>{t('action.cancel')}</Button>
        <StartNote>{t('start.required')}</StartNote>
      </StartFoot>
    </Page>
  )
}

const nothing = {}
