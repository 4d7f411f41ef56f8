/** Id of the search page's field. */
export const SEARCH_FIELD_ID = 'search-field';
