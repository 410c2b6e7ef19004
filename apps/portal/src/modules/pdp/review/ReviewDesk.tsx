import type { AnyRecord, ListQuestion } from '@bip/contract'
import { dataReview, reviewRemark } from '@bip/contract/resources'
import { Button, Card, Empty, IconButton, Select, Skeleton, useToast } from '@bip/design-system'
import { ChevronLeft, ChevronRight, MapPin } from '@bip/design-system/icons'
import { apiOf, reasonOf, useHost, useList, useRefresh, useRunner, useStoredFiles } from '@bip/records'
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { type Drawing, drawingsOf, type MarkPlace } from './drawings.ts'
import { MarkForm } from './MarkForm.tsx'
import { MarkList } from './MarkList.tsx'
import { PageSheet } from './PageSheet.tsx'
import { Bar, Desk, Faint } from './review.styles.ts'
import { usePdf } from './usePdf.ts'
import { useReviewText } from './useReviewText.ts'

/** ms after which marks are asked for anew, so that those of others show. */
const askAgainAfter = 10_000

const questionOf = (reviewId: string): ListQuestion => ({ filters: { reviewId }, size: -1, sort: ['createTime'] })

/** Documents of a review with the marks of all reviewers on them. */
export const ReviewDesk = ({ record }: { record: AnyRecord }) => {
  const { permissions } = useHost()
  return permissions.has('reviewRemark_view') && permissions.has('dataReview_view') ? <Allowed review={record} /> : null
}

const Allowed = ({ review }: { review: AnyRecord }) => {
  const { t } = useReviewText()
  const question = useMemo(() => questionOf(review.id), [review.id])
  const documents = useList(dataReview, question)
  const remarks = useList(reviewRemark, question)
  const askAgain = useEffectEvent(() => {
    if (document.visibilityState === 'visible') remarks.refresh()
  })
  useEffect(() => {
    const timer = setInterval(askAgain, askAgainAfter)
    return () => clearInterval(timer)
  }, [])
  const drawings = useMemo(() => drawingsOf(documents.page?.records ?? []), [documents.page])
  if (!documents.page || !remarks.page) return <Skeleton lines={4} height={20} />
  if (drawings.length === 0)
    return (
      <Card title={t('title')}>
        <Empty title={t('noFiles')} description={t('noFilesHint')} />
      </Card>
    )
  return <Marking review={review} drawings={drawings} remarks={remarks.page.records} />
}

type MarkingProps = { review: AnyRecord; drawings: readonly Drawing[]; remarks: readonly AnyRecord[] }

const Marking = ({ review, drawings, remarks }: MarkingProps) => {
  const { t } = useReviewText()
  const host = useHost()
  const refresh = useRefresh()
  const toast = useToast()
  const runner = useRunner(reviewRemark)
  const stored = useStoredFiles()
  const [fileId, setFile] = useState(drawings[0]?.file.id ?? '')
  const [page, setPage] = useState(1)
  const [active, setActive] = useState<string | null>(null)
  const [isAdding, setAdding] = useState(false)
  const [draft, setDraft] = useState<MarkPlace | null>(null)
  const [unreadable, setUnreadable] = useState<string | null>(null)
  const drawing = drawings.find(({ file }) => file.id === fileId) ?? drawings[0]
  const pdf = usePdf(drawing?.kind === 'pdf' ? drawing.file : null)
  const onFailed = useCallback(() => setUnreadable(fileId), [fileId])
  const numbered = useMemo(
    () => remarks.filter((one) => one.fileId === drawing?.file.id).map((remark, at) => ({ remark, number: at + 1 })),
    [remarks, drawing],
  )
  const stop = (): void => {
    setAdding(false)
    setDraft(null)
  }
  const goTo = (file: string, number: number): void => {
    stop()
    setFile(file)
    setPage(number)
  }
  if (!drawing) return null
  const count = drawing.kind === 'pdf' ? (pdf.document?.numPages ?? 1) : 1
  const isBroken = unreadable === drawing.file.id || pdf.hasFailed
  const mayAdd = host.permissions.has('reviewRemark_add') && review.reviewStatus !== 'concluded' && !isBroken
  const save = async (text: string, severity: string): Promise<string | null> => {
    if (!draft) return null
    const { left, top, width, height } = draft
    const values = {
      ...{ reviewId: review.id, dataId: drawing.dataId, fileId: drawing.file.id, fileName: drawing.file.name },
      ...{ pageNo: String(page), remarkText: text, severity },
      ...{ markLeft: left.toFixed(2), markTop: top.toFixed(2), markWidth: width.toFixed(2), markHeight: height.toFixed(2) },
    }
    try {
      const saved = await apiOf(host.client, reviewRemark).save(values)
      stop()
      setActive(saved?.id ?? null)
      toast.success(t('saved'))
      await refresh(reviewRemark)
      return null
    } catch (error) {
      return reasonOf(error)
    }
  }
  const counts = {
    open: 0,
    replied: 0,
    closed: 0,
    ...Object.fromEntries(
      ['open', 'replied', 'closed'].map((key) => [key, remarks.filter((one) => one.remarkStatus === key).length]),
    ),
  }
  return (
    <Card title={t('title')} extra={<Faint>{t('counts', counts)}</Faint>}>
      <Bar>
        <Select
          label={t('document')}
          options={drawings.map(({ file, label }) => ({ value: file.id, label }))}
          value={drawing.file.id}
          onChange={(id) => id && goTo(id, 1)}
        />
        {count > 1 && (
          <>
            <IconButton
              icon={<ChevronLeft size={16} aria-hidden />}
              label={t('previous')}
              isDisabled={page <= 1}
              onPress={() => goTo(drawing.file.id, page - 1)}
            />
            <Faint>{t('page', { page, count })}</Faint>
            <IconButton
              icon={<ChevronRight size={16} aria-hidden />}
              label={t('next')}
              isDisabled={page >= count}
              onPress={() => goTo(drawing.file.id, page + 1)}
            />
          </>
        )}
        {mayAdd && !isAdding && (
          <Button icon={<MapPin size={16} aria-hidden />} onPress={() => setAdding(true)}>
            {t('add')}
          </Button>
        )}
        {isAdding && !draft && (
          <>
            <Faint role="status">{t('adding')}</Faint>
            <Button size="small" onPress={() => setDraft({ left: 50, top: 50, width: 0, height: 0 })}>
              {t('atCentre')}
            </Button>
            <Button size="small" onPress={stop}>
              {t('cancel')}
            </Button>
          </>
        )}
      </Bar>
      <Desk onKeyDown={(event) => event.key === 'Escape' && isAdding && stop()}>
        {isBroken ? (
          <Empty title={t('unreadable')} action={<Button onPress={() => stored.save(drawing.file)}>{t('download')}</Button>} />
        ) : (
          <PageSheet
            drawing={drawing}
            document={pdf.document}
            page={page}
            marks={numbered.filter(({ remark }) => Number(remark.pageNo) === page)}
            active={active}
            isAdding={isAdding && !draft}
            draft={draft}
            onPlace={setDraft}
            onActive={setActive}
            onFailed={onFailed}
          />
        )}
        <div>
          {draft && <MarkForm onSave={save} onCancel={stop} />}
          <MarkList
            marks={numbered}
            active={active}
            runner={runner}
            onActive={(remark) => {
              goTo(String(remark.fileId), Number(remark.pageNo))
              setActive(remark.id)
            }}
          />
        </div>
      </Desk>
      {runner.element}
    </Card>
  )
}
