import { type Core, coreOfListing, type Listing, type Page, say } from '@bip/contract'
import { ListingRows, type ListingRowsProps, type ResourceSlots, ResourceSlotsProvider } from '@bip/records'
import { usePreferences } from '../app/preferences.ts'
import { useTabLabel } from '../tabs/tabContext.ts'
import { useQuestion } from './useQuestion.ts'

type ListingScreenProps<R extends object, P extends Page<R>> = Pick<ListingRowsProps<R, P>, 'fixed' | 'title' | 'parts'> & {
  listing: Listing
  /** Cells drawn by the page, by field key; the same object for as long as the list stands. */
  cells?: ResourceSlots['cells']
}

const cores = new WeakMap<Listing, Core>()

/** A listing as its list is drawn; the same object each time. */
const coreOf = (listing: Listing): Core => {
  const core = cores.get(listing) ?? coreOfListing(listing)
  cores.set(listing, core)
  return core
}

/** A list whose call is served by hand; what is asked lives in the address. */
export const ListingScreen = <R extends object, P extends Page<R> = Page<R>>({
  listing,
  cells,
  title,
  ...rest
}: ListingScreenProps<R, P>) => {
  const core = coreOf(listing)
  const [question, ask] = useQuestion(core)
  const { language } = usePreferences()
  useTabLabel(title ?? say(listing.label, language))
  const rows = <ListingRows<R, P> core={core} question={question} onQuestionChange={ask} title={title} {...rest} />
  return cells ? (
    <ResourceSlotsProvider of={core.key} slots={{ cells }}>
      {rows}
    </ResourceSlotsProvider>
  ) : (
    rows
  )
}
