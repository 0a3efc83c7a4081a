import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { Seo } from '../seo/seo';
import { StructuredData } from '../seo/structured-data';
import { ClosingCall } from '../sections/closing/closing-call';
import { BlogPost, BlogPostHead } from '../sections/blog-post';
import { blogPosting, modifiedOf } from '../seo/structured-data/blog-posting';
import { breadcrumbs } from '../seo/structured-data/breadcrumbs';

export default function BlogPostPage({ data }: PageProps<Queries.BlogPostPageQuery>) {
  const { content, post, previous, next, related } = data;
  return (
    <>
      <BlogPost
        labels={content.blog}
        post={post}
        previous={previous[0]}
        next={next[0]}
        related={related}
      />
      <ClosingCall
        call={content.site.closingCall}
        closing={content.blog.articleClosing}
        background="bg-sage"
      />
    </>
  );
}

export function Head({ data: { content, post, page } }: HeadProps<Queries.BlogPostPageQuery>) {
  const path = `/blog/${post.slug}`;
  const article = {
    section: post.category,
    published: post.date,
    updated: modifiedOf(post),
  };
  return (
    <>
      <Seo
        site={content.site}
        title={post.title}
        description={post.excerpt}
        path={path}
        share={post.share}
        article={article}
      />
      <BlogPostHead post={post} />
      <StructuredData
        things={[
          breadcrumbs(content.site, page, { name: post.title, path }),
          blogPosting(content.site, content.blog, post),
        ]}
      />
    </>
  );
}

export const query = graphql`
  query BlogPostPage(
    $id: String!
    $previousIds: [String!]!
    $nextIds: [String!]!
    $relatedIds: [String!]!
  ) {
    content {
      interface {
        ...Interface
      }
      site {
        ...Site
      }
      blog {
        ...BlogPostLabels
        name
        articleClosing {
          ...Closing
        }
        defaults {
          author
        }
      }
    }
    post(id: $id) {
      ...Post
    }
    page(path: "/blog") {
      ...PageHead
    }
    previous: posts(ids: $previousIds) {
      ...PostLink
    }
    next: posts(ids: $nextIds) {
      ...PostLink
    }
    related: posts(ids: $relatedIds) {
      ...PostCard
    }
  }
`;
