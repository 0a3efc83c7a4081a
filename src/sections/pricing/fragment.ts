import { graphql } from 'gatsby';

export const pricingFragment = graphql`
  fragment Pricing on PlansJson {
    headline
    tryLead
    tryLabel
    banner {
      ...PlansJsonBanner
    }
    annualBadge
    currency
    billing {
      ...PlansJsonBilling
    }
    card {
      ...PlansJsonCard
    }
    offers {
      ...PlansJsonOffers
    }
    plans {
      name
      monthlyPrice
      annualPrice
      originalAnnualPrice
      savings
      description
      features {
        text
        mark
      }
      cta
      monthlyHref
      annualHref
      highlighted
    }
  }
`;
